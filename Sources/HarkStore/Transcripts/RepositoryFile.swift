import Dispatch
import Foundation
import GRDB
import Hark

/// The file of a repository, opened on first use and reopened after a failure.
///
/// Reads and writes run serially on a dedicated queue, and flushes on another, so that no caller's
/// thread waits for the disk.
final class RepositoryFile: Sendable {
  let path: String

  /// The folder of the lock files of live processes.
  var owners: String { path + "-owners" }
  let now: @Sendable () -> Date

  private let patience: Double
  private let sync: @Sendable (DatabaseFile) -> Void
  private let queue = DispatchQueue(label: "hark.unfinished", qos: .userInitiated)
  private let flushing: DispatchQueue
  private let opened = Locked<Opened?>(nil)
  private let owner = Locked(Owner())

  /// The identity of this process, whose name stays the same when the file is reopened after a
  /// failure, because the process still owns its dictations.
  private struct Owner: Sendable {
    var name = UUID().uuidString
    var mark: OwnerMark?
  }

  private struct Opened: Sendable {
    let file: DatabaseFile
    let owner: String
    let identity: FileIdentity?
  }

  init(
    path: String, patience: Double, now: @escaping @Sendable () -> Date = { Date() },
    flushing: DispatchQueue = DispatchQueue(label: "hark.unfinished.flush", qos: .utility),
    sync: @escaping @Sendable (DatabaseFile) -> Void = { $0.flush() }
  ) {
    self.path = path
    self.now = now
    self.patience = patience
    self.flushing = flushing
    self.sync = sync
  }

  func write<Result: Sendable>(
    _ work: @escaping @Sendable (Database, String) throws -> Result
  ) async throws -> Result {
    try await perform { opened in try opened.file.writeNow { try work($0, opened.owner) } }
  }

  func read<Result: Sendable>(
    _ look: @escaping @Sendable (Database, String) throws -> Result
  ) async throws -> Result {
    try await perform { opened in try opened.file.readNow { try look($0, opened.owner) } }
  }

  /// Deletes abandoned dictations and sessions whose retention has expired.
  func expire() async throws {
    try await perform { [now, owners] opened in try opened.file.expire(now(), owners) }
  }

  /// Removes deleted data from the write-ahead log.
  func settle() async { try? await perform { $0.file.settleNow() } }

  /// Starts writing the changes so far to disk, so that they survive a power failure.
  func flush() {
    guard let file = opened.withLock({ $0?.file }) else { return }
    flushing.async { [sync] in sync(file) }
  }

  func close() async {
    await withCheckedContinuation { continuation in
      queue.async {
        self.drop()
        self.owner.withLock { $0 = Owner() }
        continuation.resume()
      }
    }
  }

  private func perform<Result: Sendable>(
    _ work: @escaping @Sendable (Opened) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try self.run(work) }) }
    }
  }

  private func run<Result>(_ work: (Opened) throws -> Result) throws -> Result {
    do {
      return try work(open())
    } catch {
      let failure = reason(for: error as? StoreFailure ?? .broken)
      if !failure.leavesFileOpen { drop() }
      throw TranscriptStoreFailure(failure)
    }
  }

  /// Returns the actual cause of a failure for which the database reported no specific error: if
  /// the disk became read-only while the file was open, creating another file fails, too.
  private func reason(for failure: StoreFailure) -> StoreFailure {
    guard failure == .broken else { return failure }
    do {
      _ = try OwnerMark(in: owners)
      return failure
    } catch { return error == .unreachable ? failure : error }
  }

  private func open() throws -> Opened {
    if let opened = opened.withLock({ $0 }) {
      if opened.identity == FileIdentity(path) { return opened }
      // The open file has been moved or replaced, so the file at `path` is opened or created.
      drop()
    }
    let file = try DatabaseFile(
      path: path, migrator: PartialTranscriptionRepository.migrator, patience: patience,
      durability: .system)
    OwnerMark.sweep(owners)
    let new = Opened(file: file, owner: try markOwner(), identity: FileIdentity(path))
    opened.withLock { $0 = new }
    try new.file.expire(now(), owners)
    return new
  }

  /// Creates the owner mark if it does not exist, and returns its name.
  private func markOwner() throws -> String {
    let (name, isMarked) = owner.withLock { ($0.name, $0.mark?.exists == true) }
    if isMarked { return name }
    // The old mark is released first, because its deinitializer removes the file of that name.
    owner.withLock { $0.mark = nil }
    let mark = try OwnerMark(name, in: owners)
    owner.withLock { $0.mark = mark }
    return name
  }

  private func drop() {
    let old = opened.withLock { opened in
      defer { opened = nil }
      return opened
    }
    try? old?.file.close()
  }
}

/// The identity of a file, independent of its name.
struct FileIdentity: Sendable, Equatable {
  private let device: UInt64
  private let number: UInt64

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}

extension DatabaseFile {
  /// Deletes and overwrites all users' dictations and sessions that no live process owns and
  /// whose retention has expired at `now`.
  func expire(_ now: Date, _ owners: String) throws {
    let oldest = now.addingTimeInterval(-PartialTranscriptionRepository.retention)
    let count = try writeNow { database in
      // Other columns are not read, so that unreadable rows are deleted as well.
      let old = try DictationRow.filter(DictationRow.Columns.startedAt < oldest.inMilliseconds)
        .select(DictationRow.Columns.id, DictationRow.Columns.owner)
        .asRequest(of: Row.self).fetchAll(database)
      let free = old.filter { row in
        let owner: String? = row[DictationRow.Columns.owner]
        return owner.map { !OwnerMark.isAlive($0, in: owners) } ?? true
      }
      return try DictationRow.filter(keys: free.map { $0[DictationRow.Columns.id] as String })
        .deleteAll(database) + SessionRow.expire(now, owners, in: database)
    }
    if count > 0 { settleNow() }
  }
}
