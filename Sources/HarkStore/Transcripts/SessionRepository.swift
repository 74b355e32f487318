import Foundation
import GRDB

/// Keeps what a server needs to go on with another server's session, in the file that keeps what is
/// being said.
///
/// A session belongs to one process at a time. Whether that lives is told by a lock that the system
/// takes away with it, so that several processes that see one file, and each other's locks, never
/// have the same session: those of one machine, or of a volume with the locks of POSIX.
public final class SessionRepository: Sendable {
  private let file: RepositoryFile

  /// How long the dictations of a session that has been lost wait for it before they are offered to
  /// other sessions of the user, in seconds: a page tries to come back every 8 seconds or sooner.
  public static let patience = 10.0

  /// How long a lost session can be gone on with, in seconds; what is older is deleted when the file is
  /// opened, and whenever somebody asks for what there is.
  public static let retention = 60.0 * 60

  /// What becomes of a wish to go on with a session.
  public enum Taking<State: Sendable>: Sendable {
    /// There is no such session of the user's, or none whose state can be read.
    case unknown

    /// It belongs to another process that lives; that has been asked for it.
    case elsewhere

    /// It is this process's own from now on.
    case taken(State)
  }

  /// Keeps sessions in the file of `repository`.
  public init(beside repository: PartialTranscriptionRepository) { file = repository.file }

  /// Where the dictations of `user` are kept that are spoken in `session`.
  public func transcripts(of user: String, in session: String) -> PartialTranscriptionRepository {
    PartialTranscriptionRepository(file, user, in: session)
  }

  /// Keeps how a session stands; false when it belongs to another process.
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

  /// Makes a session this process's own, if nobody who lives has it; its dictations go with it.
  ///
  /// A state of which `read` makes nothing is left alone, with what was dictated.
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

  /// The sessions of this process that another one would go on with.
  public func wanted() async throws -> [String] {
    try await file.read { database, owner in
      try SessionRow.filter(SessionRow.Columns.owner == owner)
        .filter(SessionRow.Columns.isWanted).select(SessionRow.Columns.id, as: String.self)
        .fetchAll(database)
    }
  }

  /// Notes that the sessions of this process go on: only from when it dies are they lost.
  public func touch() async throws {
    try await file.write { [now = file.now] database, owner in
      _ = try SessionRow.filter(SessionRow.Columns.owner == owner).updateAll(
        database, SessionRow.Columns.changedAt.set(to: now().inMilliseconds))
    }
  }

  /// Lets go of a session, for whoever its page comes back to.
  public func release(_ id: String) async throws {
    try await file.write { [now = file.now] database, owner in
      _ = try Self.own(id, owner).updateAll(
        database, SessionRow.Columns.owner.set(to: String?.none),
        SessionRow.Columns.changedAt.set(to: now().inMilliseconds))
    }
  }

  /// Deletes a session, and overwrites where it stood.
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
