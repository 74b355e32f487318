import GRDB

extension PartialTranscriptionRepository {
  /// The schema migrations of a file; a released migration never changes.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("dictations") { database in
      try database.create(table: "dictation") { table in
        table.primaryKey("id", .text)
        table.column("user", .text).notNull().indexed()
        table.column("owner", .text)
        table.column("experience", .text).notNull()
        table.column("field", .text)
        table.column("locale", .text)
        table.column("settings", .jsonText).notNull()
        table.column("startedAt", .integer).notNull()
        table.column("tail", .text).notNull()
      }
      try database.create(table: "segment", options: .withoutRowID) { table in
        table.belongsTo("dictation", onDelete: .cascade).notNull()
        table.column("number", .integer).notNull()
        table.column("text", .text).notNull()
        table.primaryKey(["dictationId", "number"])
      }
    }
    migrator.registerMigration("sessions") { database in
      try database.alter(table: "dictation") { $0.add(column: "session", .text).indexed() }
      try database.create(table: "session") { table in
        table.primaryKey("id", .text)
        table.column("user", .text).notNull()
        table.column("owner", .text)
        table.column("isWanted", .boolean).notNull()
        table.column("changedAt", .integer).notNull()
        table.column("state", .blob).notNull()
      }
    }
    return migrator
  }
}
