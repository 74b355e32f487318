import GRDB

extension CaptureStore {
  /// Brings a file up to date, step by step; a step that has been released is never changed.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("captures") { database in
      try database.create(table: "capture") { table in
        // Numbers are never given out twice, so that a page goes on where the one before ended.
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
