import Foundation
import GRDB

/// A session as it stands in the file.
struct SessionRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "session"

  var id: String
  var user: String

  /// The mark of the process that it belongs to; nil when it has been let go of.
  var owner: String?

  /// Whether another process would go on with it.
  var isWanted = false

  /// In milliseconds since 1970.
  var changedAt: Int64

  /// What its owner needs to go on with it.
  var state: Data

  enum Columns {
    static let id = Column("id")
    static let user = Column("user")
    static let owner = Column("owner")
    static let isWanted = Column("isWanted")
    static let changedAt = Column("changedAt")
  }

  /// Whether its owner lives, and is another one than `own`.
  func isElsewhere(from own: String, _ owners: String) -> Bool {
    owner.map { $0 != own && OwnerMark.isAlive($0, in: owners) } ?? false
  }

  /// The sessions of `user` whose page may be about to come back.
  static func awaited(by user: String, now: Date, in database: Database) throws -> Set<String> {
    let oldest = now.addingTimeInterval(-SessionRepository.patience).inMilliseconds
    return try filter(Columns.user == user).filter(Columns.changedAt > oldest)
      .select(Columns.id, as: String.self).fetchSet(database)
  }

  /// Deletes those that belong to nobody who lives, and that no page has come back to for long;
  /// returns how many.
  static func expire(_ now: Date, _ owners: String, in database: Database) throws -> Int {
    let oldest = now.addingTimeInterval(-SessionRepository.retention).inMilliseconds
    let old = try filter(Columns.changedAt < oldest).fetchAll(database)
    let free = old.filter { !$0.isElsewhere(from: "", owners) }
    return try filter(keys: free.map(\.id)).deleteAll(database)
  }
}
