import GRDB

extension CaptureStore {
  /// The schema migrations of a file; a released migration never changes.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("captures") { database in
      try database.create(table: "capture") { table in
        // Identifiers are never reused, so that a page continues where the previous one ended.
        table.autoIncrementedPrimaryKey("id")
        table.column("userId", .text).notNull()
        table.column("idempotencyKey", .text)
        table.column("content", .text)
        table.column("contentType", .text).notNull()
        table.column("mediaUrl", .text)
        table.column("meaning", .text)
        table.column("isMeaningUserEdited", .boolean).notNull()
        table.column("noveltyScore", .double)
        table.column("createdAt", .integer).notNull()
        table.column("updatedAt", .integer).notNull()
        table.uniqueKey(["userId", "idempotencyKey"])
      }
      try database.create(indexOn: "capture", columns: ["userId", "id"])
    }
    return migrator
  }
}
