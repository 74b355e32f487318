import Foundation
import GRDB

/// A session as stored in the file.
struct SessionRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "session"

  var id: String
  var user: String

  /// The mark of the owning process; `nil` if the session has been released.
  var owner: String?

  /// Whether another process has asked to resume the session.
  var isWanted = false

  /// The time of the last change, in milliseconds since 1970.
  var changedAt: Int64

  /// The state that the owner needs to resume the session.
  var state: Data

  enum Columns {
    static let id = Column("id")
    static let user = Column("user")
    static let owner = Column("owner")
    static let isWanted = Column("isWanted")
    static let changedAt = Column("changedAt")
  }

  /// Whether the session belongs to a live process other than `own`.
  func isElsewhere(from own: String, _ owners: String) -> Bool {
    owner.map { $0 != own && OwnerMark.isAlive($0, in: owners) } ?? false
  }

  /// Returns the sessions of `user` whose pages may be about to reconnect.
  static func awaited(by user: String, now: Date, in database: Database) throws -> Set<String> {
    let oldest = now.addingTimeInterval(-SessionRepository.patience).inMilliseconds
    return try filter(Columns.user == user).filter(Columns.changedAt > oldest)
      .select(Columns.id, as: String.self).fetchSet(database)
  }

  /// Deletes expired sessions that no live process owns, and returns their number.
  static func expire(_ now: Date, _ owners: String, in database: Database) throws -> Int {
    let oldest = now.addingTimeInterval(-SessionRepository.retention).inMilliseconds
    let old = try filter(Columns.changedAt < oldest).fetchAll(database)
    let free = old.filter { !$0.isElsewhere(from: "", owners) }
    return try filter(keys: free.map(\.id)).deleteAll(database)
  }
}
