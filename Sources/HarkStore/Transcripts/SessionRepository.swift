import Foundation
import GRDB

/// Saves the state of sessions, so that another server can resume them.
///
/// The state is in the same file as the unfinished dictations.
///
/// A session belongs to one process at a time. The system releases a process's lock when the
/// process ends, so the lock shows whether the owner is alive. Processes that share the file and see
/// each other's locks therefore never own the same session. They must run on one machine or share a
/// volume whose POSIX locks and `flock` work across machines.
public final class SessionRepository: Sendable {
  private let file: RepositoryFile

  /// The time for which a lost session's dictations are withheld from the user's other sessions, in
  /// seconds; a page tries to reconnect at least every 8 seconds.
  public static let patience = 10.0

  /// The time for which a lost session is retained, in seconds.
  ///
  /// Older sessions are deleted when the file is opened and whenever unfinished dictations are
  /// requested.
  public static let retention = 60.0 * 60

  /// The outcome of an attempt to resume a session.
  public enum Taking<State: Sendable>: Sendable {
    /// The user has no such session, or its state cannot be read.
    case unknown

    /// The session belongs to another live process, which has been asked to release it.
    case elsewhere

    /// The session now belongs to this process.
    case taken(State)
  }

  /// Creates a repository that saves sessions in the file of `repository`.
  public init(beside repository: PartialTranscriptionRepository) { file = repository.file }

  /// Returns the repository for the dictations of `user` in `session`.
  public func transcripts(of user: String, in session: String) -> PartialTranscriptionRepository {
    PartialTranscriptionRepository(file, user, in: session)
  }

  /// Saves the state of a session; returns `false` if the session belongs to another live process.
  @discardableResult
  public func keep(_ id: String, of user: String, state: Data) async throws -> Bool {
    try await file.write { [owners = file.owners, now = file.now] database, owner in
      let old = try SessionRow.fetchOne(database, key: id)
      if let old, old.isElsewhere(from: owner, owners) { return false }
      let row = SessionRow(
        id: id, user: user, owner: owner, isWanted: old?.isWanted ?? false,
        changedAt: now().inMilliseconds, state: state)
      try row.upsert(database)
      return true
    }
  }

  /// Takes over a session that no other live process owns, and deletes its unfinished dictations.
  ///
  /// If `read` returns `nil` for the state, the session and its dictations remain unchanged.
  public func take<State: Sendable>(
    _ id: String, of user: String, reading read: @escaping @Sendable (Data) -> State?
  ) async throws -> Taking<State> {
    let taking: Taking<State> = try await file.write { [owners = file.owners] database, owner in
      guard var row = try SessionRow.fetchOne(database, key: id), row.user == user else {
        return .unknown
      }
      if row.isElsewhere(from: owner, owners) {
        row.isWanted = true
        try row.update(database)
        return .elsewhere
      }
      guard let state = read(row.state) else { return .unknown }
      (row.owner, row.isWanted) = (owner, false)
      try row.update(database)
      try DictationRow.filter(DictationRow.Columns.session == id).deleteAll(database)
      return .taken(state)
    }
    if case .taken = taking { await file.settle() }
    return taking
  }

  /// Returns the sessions of this process that another process has asked to resume.
  public func wanted() async throws -> [String] {
    try await file.read { database, owner in
      try SessionRow.filter(SessionRow.Columns.owner == owner)
        .filter(SessionRow.Columns.isWanted).select(SessionRow.Columns.id, as: String.self)
        .fetchAll(database)
    }
  }

  /// Marks this process's sessions as changed; call it regularly, so that `patience` and `retention`
  /// begin only when the process ends.
  public func touch() async throws {
    try await file.write { [now = file.now] database, owner in
      _ = try SessionRow.filter(SessionRow.Columns.owner == owner).updateAll(
        database, SessionRow.Columns.changedAt.set(to: now().inMilliseconds))
    }
  }

  /// Releases a session of this process, so that any process can resume it.
  public func release(_ id: String) async throws {
    try await file.write { [now = file.now] database, owner in
      _ = try Self.own(id, owner).updateAll(
        database, SessionRow.Columns.owner.set(to: String?.none),
        SessionRow.Columns.changedAt.set(to: now().inMilliseconds))
    }
  }

  /// Deletes a session of this process and overwrites its data.
  public func finish(_ id: String) async throws {
    let wasThere = try await file.write { database, owner in
      try Self.own(id, owner).deleteAll(database) > 0
    }
    if wasThere { await file.settle() }
  }

  private static func own(_ id: String, _ owner: String) -> QueryInterfaceRequest<SessionRow> {
    SessionRow.filter(SessionRow.Columns.id == id).filter(SessionRow.Columns.owner == owner)
  }
}

struct SessionRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "session"

  var id: String
  var user: String

  /// The mark of the owning process; `nil` if the session has been released.
  var owner: String?

  /// Whether another process has asked to resume the session.
  var isWanted = false

  /// The time of the last change or call to `touch()`, in milliseconds since 1970.
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

  /// Returns whether the session belongs to a live process other than `own`.
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
