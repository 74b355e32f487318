import Foundation
import GRDB
import Hark

/// Keeps what is being said in a file of SQLite that only its user can read.
///
/// A dictation stands in it from its first word until its text is in safe hands; then it is deleted,
/// and what was deleted is overwritten. There is nothing of the sound. What a call has returned for
/// outlives the process; a moment later it outlives a power cut, too.
///
/// The file is opened when it is first needed, and anew after a failure, so that making a repository
/// never fails. Any number of sessions and processes may use one file.
public final class PartialTranscriptionRepository: TranscriptStore {
  let file: RepositoryFile
  private let user: String
  private let session: String?

  /// Makes a repository over the file at `path`, which is made where it is missing.
  ///
  /// - Parameters:
  ///   - path: Where the file is; beside it stand a folder and two more files of its name with an
  ///     ending.
  ///   - user: Whose dictations they are; those of others are as if they were not there.
  public convenience init(path: String, user: String = "") {
    self.init(RepositoryFile(path: path, patience: 1), user)
  }

  init(_ file: RepositoryFile, _ user: String, in session: String? = nil) {
    self.file = file
    self.user = user
    self.session = session
  }

  /// The same file for another user.
  public func repository(of user: String) -> PartialTranscriptionRepository {
    PartialTranscriptionRepository(file, user)
  }

  /// How long a dictation that was broken off is offered back, in seconds: 30 days from when it began.
  ///
  /// What is older is deleted when the file is opened, and whenever somebody asks for what there is,
  /// whose ever it is.
  public static let retention = 30.0 * 24 * 60 * 60

  /// Where the file is.
  public var path: String { file.path }

  /// Lets go of the file and of every dictation in it; the next use opens it again.
  public func close() async { await file.close() }
}

// MARK: - While it is being said

extension PartialTranscriptionRepository {
  /// Keeps a change as a whole or not at all; a kill does not take it away afterwards.
  public func write(_ change: DictationChange) async throws -> Bool {
    let wasWhole = try await file.write { [user, session] database, owner in
      let row = DictationRow(change, of: user, in: session, owner: owner)
      if change.keeping > 0 {
        // They are numbered without a gap; to count them would take longer the more there are.
        let last = SegmentRow.all(of: row.id)
          .filter(SegmentRow.Columns.number == change.keeping - 1)
        guard try last.fetchCount(database) == 1 else { return false }
      }
      try row.upsert(database)
      try SegmentRow.all(of: row.id).filter(SegmentRow.Columns.number >= change.keeping)
        .deleteAll(database)
      for (number, text) in zip(change.keeping..., change.segments) {
        try SegmentRow(dictationId: row.id, number: number, text: text.storable).insert(database)
      }
      return true
    }
    if !change.segments.isEmpty { file.flush() }
    return wasWhole
  }

  /// Deletes a dictation, and overwrites where it stood.
  public func finish(_ id: UUID) async throws {
    let wasThere = try await file.write { [user] database, owner in
      try Self.own(id, of: user, owner).deleteAll(database) > 0
    }
    if wasThere { await file.settle() }
  }

  /// Lets go of a dictation as it stands, so that it is offered back.
  public func release(_ id: UUID) async throws {
    try await file.write { [user] database, owner in
      _ = try Self.own(id, of: user, owner)
        .updateAll(database, DictationRow.Columns.owner.set(to: String?.none))
    }
    file.flush()
  }

  /// One that this process may change: its own, or one that is let go of.
  private static func own(
    _ id: UUID, of user: String, _ owner: String
  ) -> QueryInterfaceRequest<DictationRow> {
    DictationRow.filter(DictationRow.Columns.id == id.uuidString)
      .filter(DictationRow.Columns.user == user)
      .filter(DictationRow.Columns.owner == owner || DictationRow.Columns.owner == nil)
  }
}

// MARK: - Afterwards

extension PartialTranscriptionRepository {
  /// The user's dictations that belong to no process that lives, the oldest first; those of a session
  /// that has just been lost wait for it to go on elsewhere.
  public func unfinished() async throws -> [UnfinishedDictation] {
    try await file.expire()
    return try await file.write { [user, owners = file.owners, now = file.now] database, owner in
      let rows = try DictationRow.filter(DictationRow.Columns.user == user)
        .order(DictationRow.Columns.startedAt, DictationRow.Columns.id).fetchAll(database)
      let awaited = try SessionRow.awaited(by: user, now: now(), in: database)
      return try rows.filter { row in
        row.isFree(from: owner, owners) && row.session.map { !awaited.contains($0) } ?? true
      }
      .compactMap { try $0.unfinished(in: database) }
    }
  }

  /// Makes a dictation this process's own; nil when it is somebody else's, or gone.
  public func claim(_ id: UUID) async throws -> UnfinishedDictation? {
    try await file.write { [user, owners = file.owners] database, owner in
      let rows = DictationRow.filter(DictationRow.Columns.id == id.uuidString)
        .filter(DictationRow.Columns.user == user)
      guard var row = try rows.fetchOne(database), row.isFree(from: owner, owners) else {
        return nil
      }
      row.owner = owner
      try row.update(database)
      // Its words are somebody else's now, and must not come twice.
      if let session = row.session { try SessionRow.deleteOne(database, key: session) }
      return try row.unfinished(in: database)
    }
  }
}

extension DictationRow {
  /// Whether it belongs to nobody who lives.
  fileprivate func isFree(from own: String, _ owners: String) -> Bool {
    guard let owner else { return true }
    return owner != own && !OwnerMark.isAlive(owner, in: owners)
  }
}
