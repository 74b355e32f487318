import Foundation
import GRDB
import Hark

/// Saves dictations in progress in an SQLite file that only its owner can read.
///
/// A dictation is saved from its first word until its text is safely stored elsewhere; then it is
/// deleted and overwritten. Audio is saved only by a `SoundRepository`. When a call has returned,
/// its changes survive process termination; shortly afterward, final text also survives a power
/// failure.
///
/// The file is opened on first use, so that creating a repository never fails, and reopened after a
/// failure. Any number of sessions and processes can share one file.
public final class PartialTranscriptionRepository: TranscriptStore {
  let file: RepositoryFile
  private let user: String
  private let session: String?

  /// Creates a repository in the file at `path`, which is created if necessary.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a folder and two more files are stored next to it, with the
  ///     same name and a suffix.
  ///   - user: The owner of the dictations; those of other users appear not to exist.
  public convenience init(path: String, user: String = "") {
    self.init(RepositoryFile(path: path, patience: 1), user)
  }

  init(_ file: RepositoryFile, _ user: String, in session: String? = nil) {
    self.file = file
    self.user = user
    self.session = session
  }

  /// Returns a repository in the same file for another user.
  public func repository(of user: String) -> PartialTranscriptionRepository {
    PartialTranscriptionRepository(file, user)
  }

  /// The period for which an unfinished dictation is offered for recovery, in seconds: 30 days from
  /// its start.
  ///
  /// Older dictations of all users that no live process owns are deleted when the file is opened and
  /// whenever unfinished dictations are requested.
  public static let retention = 30.0 * 24 * 60 * 60

  /// The path of the file.
  public var path: String { file.path }

  /// Closes the file and releases this process's dictations; the next use reopens it.
  public func close() async { await file.close() }
}

// MARK: - During dictation

extension PartialTranscriptionRepository {
  /// Saves a change atomically; returns `false`, and saves nothing, if an unchanged segment is missing.
  public func write(_ change: DictationChange) async throws -> Bool {
    let wasWhole = try await file.write { [self] database, owner in
      let row = try row(change, owner: owner)
      if change.keeping > 0 {
        // Segments are numbered without gaps, so checking the last one suffices; counting them
        // would take longer with each segment.
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

  /// Deletes and overwrites a dictation, unless another process owns it.
  public func finish(_ id: UUID) async throws {
    let wasThere = try await file.write { [self] database, owner in
      try own(id, owner).deleteAll(database) > 0
    }
    if wasThere { await file.settle() }
  }

  /// Releases a dictation in its current state, so that it is offered for recovery.
  public func release(_ id: UUID) async throws {
    try await file.write { [self] database, owner in
      _ = try own(id, owner)
        .updateAll(database, DictationRow.Columns.owner.set(to: String?.none))
    }
    file.flush()
  }

  /// Returns the row of a change by the process `owner`.
  func row(_ change: DictationChange, owner: String) throws -> DictationRow {
    try DictationRow(change, of: user, in: session, owner: owner)
  }

  /// Returns a query for a dictation that this process may change: its own, or a released one.
  func own(_ id: UUID, _ owner: String) -> QueryInterfaceRequest<DictationRow> {
    DictationRow.filter(DictationRow.Columns.id == id.uuidString)
      .filter(DictationRow.Columns.user == user)
      .filter(DictationRow.Columns.owner == owner || DictationRow.Columns.owner == nil)
  }
}

// MARK: - After dictation

extension PartialTranscriptionRepository {
  /// Returns the user's dictations that no live process owns, oldest first.
  ///
  /// Dictations of a recently lost session are withheld, because the session may resume elsewhere.
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

  /// Makes this process the owner of a dictation and returns the dictation; `nil` if a live
  /// process owns it or it does not exist.
  public func claim(_ id: UUID) async throws -> UnfinishedDictation? {
    try await file.write { [user, owners = file.owners] database, owner in
      let rows = DictationRow.filter(DictationRow.Columns.id == id.uuidString)
        .filter(DictationRow.Columns.user == user)
      guard var row = try rows.fetchOne(database), row.isFree(from: owner, owners) else {
        return nil
      }
      row.owner = owner
      try row.update(database)
      // The session is deleted, because its text now belongs to the claimer and must not appear
      // twice.
      if let session = row.session { try SessionRow.deleteOne(database, key: session) }
      return try row.unfinished(in: database)
    }
  }
}

extension DictationRow {
  fileprivate func isFree(from own: String, _ owners: String) -> Bool {
    guard let owner else { return true }
    return owner != own && !OwnerMark.isAlive(owner, in: owners)
  }
}

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
    migrator.registerMigration("sounds") { database in
      try database.create(table: "sound") { table in
        table.belongsTo("dictation", onDelete: .cascade).notNull()
        table.column("start", .integer).notNull()
        table.column("count", .integer).notNull()
        table.column("sealed", .blob).notNull()
        table.primaryKey(["dictationId", "start"])
      }
    }
    return migrator
  }
}
