import Foundation
import GRDB

/// A database in one file, which only its owner can read.
///
/// What a write has returned for, no kill takes away; how far a power cut does, `Durability` says.
/// Each store has a file of its own and brings the migrator for it.
struct DatabaseFile: Sendable {
  /// Where it is.
  let path: String

  private let pool: DatabasePool

  /// What a write waits for.
  enum Durability: String {
    /// The disk: not even a power cut takes away what has been written.
    case disk = "FULL"

    /// The system: a power cut takes away what was written since `flush()`.
    case system = "NORMAL"
  }

  /// Opens the file, making it and its folder where they are missing, and brings it up to date.
  ///
  /// - Parameters:
  ///   - path: Where it is; beside it stand two more files of the same name with an ending.
  ///   - migrator: What brings an older file up to date.
  ///   - patience: The longest wait for somebody else who writes, in seconds.
  ///   - durability: What a write waits for.
  init(
    path: String, migrator: DatabaseMigrator, patience: Double = 5, durability: Durability = .disk
  ) throws {
    self.path = path
    try Self.makePrivate(path)
    let turn = try OpeningTurn(path, patience: patience)
    defer { turn.end() }
    pool = try StoreFailure.translating {
      let pool = try DatabasePool(path: path, configuration: Self.configuration(patience))
      try pool.writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA synchronous = \(durability.rawValue)")
      }
      if try pool.read(migrator.hasBeenSuperseded) { throw StoreFailure.tooNew }
      try migrator.migrate(pool)
      return pool
    }
  }

  /// Does `work` as a whole or not at all, one writer after another.
  func write<Result: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    try await StoreFailure.translating { try await pool.write(work) }
  }

  /// Does `work` on the file as it is at one moment, beside any writer.
  func read<Result: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    try await StoreFailure.translating { try await pool.read(work) }
  }

  /// The same for a thread that may wait.
  func writeNow<Result>(_ work: (Database) throws -> Result) throws -> Result {
    try StoreFailure.translating { try pool.write(work) }
  }

  /// The same for a thread that may wait.
  func readNow<Result>(_ work: (Database) throws -> Result) throws -> Result {
    try StoreFailure.translating { try pool.read(work) }
  }

  /// Has the disk keep all that was written, for a thread that may wait for that.
  func flush() {
    // Of the log there are no locks that closing it would take away.
    let log = open(path + "-wal", O_RDWR | O_CLOEXEC)
    guard log >= 0 else { return }
    fsync(log)
    Foundation.close(log)
  }

  /// Moves everything into the one file, so that what was deleted stands nowhere any more.
  ///
  /// While somebody else reads or writes it is left for the next time.
  func settle() async {
    try? await pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
  }

  /// The same for a thread that may wait.
  func settleNow() {
    try? pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
  }

  /// Moves everything into the one file and lets go of it.
  func close() throws {
    try StoreFailure.translating {
      try? pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      try pool.close()
    }
  }

  private static func configuration(_ patience: Double) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    // What is deleted is overwritten, not just forgotten.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    return configuration
  }

  /// Makes what is missing for its owner alone; the files beside it get the same rights from SQLite.
  private static func makePrivate(_ path: String) throws {
    let files = FileManager.default
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      if !files.fileExists(atPath: folder) {
        try files.createDirectory(
          atPath: folder, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
      }
    } catch {
      throw StoreFailure.unreachable
    }
    // A file that is there is not opened here: closing it would take away the locks that another
    // store of this process has on it.
    let new = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if new >= 0 {
      Foundation.close(new)
    } else if errno == EEXIST {
      chmod(path, 0o600)
    } else {
      throw StoreFailure(code: errno)
    }
  }
}
