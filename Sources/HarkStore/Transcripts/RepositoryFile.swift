import Dispatch
import Foundation
import GRDB
import Hark

/// The file of a repository: opened when it is first needed, and anew after a failure.
///
/// All work is done on a thread of its own, one after another, so that nobody else waits for a disk.
final class RepositoryFile: Sendable {
  let path: String

  /// Where the marks of the living are.
  var owners: String { path + "-owners" }

  /// The calendar.
  let now: @Sendable () -> Date

  private let patience: Double
  private let queue = DispatchQueue(label: "hark.unfinished", qos: .userInitiated)
  private let flushing = DispatchQueue(label: "hark.unfinished.flush", qos: .utility)
  private let opened = Locked<Opened?>(nil)
  private let owner = Locked(Owner())

  /// This process as the owner of dictations: the same however often the file is opened, since they
  /// stay its own.
  private struct Owner: Sendable {
    var name = UUID().uuidString
    var mark: OwnerMark?
  }

  private struct Opened: Sendable {
    let file: DatabaseFile
    let owner: String

    /// What the file is by, whatever its name.
    let identity: FileIdentity?
  }

  init(path: String, patience: Double, now: @escaping @Sendable () -> Date = { Date() }) {
    self.path = path
    self.now = now
    self.patience = patience
  }

  /// Does `work` as a whole or not at all; the text is the owner's name.
  func write<Result: Sendable>(
    _ work: @escaping @Sendable (Database, String) throws -> Result
  ) async throws -> Result {
    try await perform { opened in try opened.file.writeNow { try work($0, opened.owner) } }
  }

  /// Looks; the text is the owner's name.
  func read<Result: Sendable>(
    _ look: @escaping @Sendable (Database, String) throws -> Result
  ) async throws -> Result {
    try await perform { opened in try opened.file.readNow { try look($0, opened.owner) } }
  }

  /// Deletes what nobody has wanted back for so long that nobody will.
  func expire() async throws {
    try await perform { [now, owners] opened in try opened.file.expire(now(), owners) }
  }

  /// Moves what was deleted out of the log, too.
  func settle() async { try? await perform { $0.file.settleNow() } }

  /// Has the disk keep what was written, some time soon.
  func flush() {
    guard let file = opened.withLock({ $0?.file }) else { return }
    flushing.async { file.flush() }
  }

  /// Lets go of the file; the next use opens it again.
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

  /// Why nothing can be written where the database only says that it could not: a disk that has been
  /// turned read-only beneath an open file lets nobody make a new one either.
  private func reason(for failure: StoreFailure) -> StoreFailure {
    guard failure == .broken else { return failure }
    do {
      _ = try OwnerMark(in: owners)
      return failure
    } catch {
      return error == .unreachable ? failure : error
    }
  }

  private func open() throws -> Opened {
    if let opened = opened.withLock({ $0 }) {
      if opened.identity == FileIdentity(path) { return opened }
      // Somebody has moved the file away, to begin anew.
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

  /// Makes the mark anew where somebody has taken it away; returns its name.
  private func markOwner() throws -> String {
    let (name, stands) = owner.withLock { ($0.name, $0.mark?.stands == true) }
    if stands { return name }
    // The old one first: it takes its file away when it goes.
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

/// What a file is, whatever its name.
struct FileIdentity: Sendable, Equatable {
  private let device: UInt64
  private let number: UInt64

  /// That of the file at `path`; nil when there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
