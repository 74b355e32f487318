import Foundation
import GRDB
import Hark

/// A database in one file that only its owner can read.
///
/// A write that has returned survives process termination; `Durability` defines whether it survives
/// a power failure. Each store has its own file and provides its migrator.
struct DatabaseFile: Sendable {
  let path: String

  private let pool: DatabasePool

  /// The point at which a write returns.
  enum Durability: String {
    /// A write returns after the disk has stored it, so a power failure loses nothing.
    case disk = "FULL"

    /// A write returns before it is on disk; a power failure can lose the writes since the last
    /// `flush()`.
    case system = "NORMAL"
  }

  /// Opens the file, creating it and its folder if necessary, and migrates it.
  ///
  /// - Parameters:
  ///   - path: The path of the file; SQLite stores two more files next to it, with the same name
  ///     and a suffix.
  ///   - migrator: Migrates an older file.
  ///   - patience: The maximum wait for a lock, in seconds.
  ///   - durability: The point at which a write returns.
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

  /// Performs `work` atomically; writers run one after another.
  func write<Result: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result { try await StoreFailure.translating { try await pool.write(work) } }

  /// Performs `work` on a snapshot of the file, concurrently with any writer.
  func read<Result: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result { try await StoreFailure.translating { try await pool.read(work) } }

  /// Performs `work` like `write(_:)`, blocking the calling thread.
  func writeNow<Result>(_ work: (Database) throws -> Result) throws -> Result {
    try StoreFailure.translating { try pool.write(work) }
  }

  /// Performs `work` like `read(_:)`, blocking the calling thread.
  func readNow<Result>(_ work: (Database) throws -> Result) throws -> Result {
    try StoreFailure.translating { try pool.read(work) }
  }

  /// Writes all changes to disk, blocking the calling thread.
  func flush() {
    // Closing this descriptor releases no locks, because SQLite holds none on the log file.
    let log = open(path + "-wal", O_RDWR | O_CLOEXEC)
    guard log >= 0 else { return }
    fsync(log)
    Foundation.close(log)
  }

  /// Checkpoints and truncates the write-ahead log, so that no copy of deleted data remains.
  ///
  /// If another connection prevents this for longer than the timeout, the log remains until a later
  /// call succeeds.
  func settle() async {
    try? await pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
  }

  /// Checkpoints the write-ahead log like `settle()`, blocking the calling thread.
  func settleNow() { try? pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) } }

  func close() throws {
    settleNow()
    try StoreFailure.translating { try pool.close() }
  }

  private static func configuration(_ patience: Double) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    // Deleted data is overwritten.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    return configuration
  }

  /// Creates the file and its folder if necessary, for their owner only; SQLite creates its
  /// auxiliary files with the same permissions.
  private static func makePrivate(_ path: String) throws {
    let files = FileManager.default
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      if !files.fileExists(atPath: folder) {
        try files.createDirectory(
          atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      }
    } catch { throw StoreFailure.unreachable }
    // An existing file is not opened here, because closing it would release the locks that another
    // store of this process holds on it.
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

/// A lock on a folder that lets only one caller at a time, in any process, open a file in it.
///
/// SQLite's busy timeout does not apply while a new file switches to write-ahead logging, and two
/// concurrent migrations would create the same table twice.
struct OpeningTurn {
  /// The descriptor of the locked folder; negative if the folder cannot be read.
  let folder: Int32

  /// The semaphore for the callers in this process; its holder competes with other processes.
  private let own: DispatchSemaphore

  /// The semaphores, keyed by the folder's device and inode; never removed, because a process opens
  /// few folders.
  private static let turns = Locked<[[UInt64]: DispatchSemaphore]>([:])

  /// Acquires the lock for opening the file at `path`, or throws `.locked` if callers in this
  /// process hold it for `patience` seconds, or other processes do so afterward.
  ///
  /// A process is not notified when another one releases the lock, so `pause` is called between
  /// attempts; by default, it sleeps for `interval` seconds.
  init(
    _ path: String, patience: Double, pause: () -> Void = { usleep(UInt32(Self.interval * 1e6)) }
  ) throws(StoreFailure) {
    // The folder itself is locked, so that no lock file is needed. A process that cannot lock it,
    // for example because it may not read the folder, opens the file without a lock.
    folder = open(
      URL(fileURLWithPath: path).deletingLastPathComponent().path,
      O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    var place = stat()
    fstat(folder, &place)
    let key = [UInt64(truncatingIfNeeded: place.st_dev), UInt64(place.st_ino)]
    own = Self.turns.withLock { turns in
      let turn = turns[key] ?? DispatchSemaphore(value: 1)
      turns[key] = turn
      return turn
    }
    guard folder >= 0 else { return }
    guard own.wait(timeout: .now() + patience) == .success else {
      close(folder)
      throw .locked
    }
    let attempts = Int(patience / Self.interval) + 1
    for attempt in 1...attempts {
      guard flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
      if attempt < attempts { pause() }
    }
    end()
    throw .locked
  }

  /// Unlocks the folder explicitly, because a child process that is being launched shares the
  /// descriptor until `exec` closes it.
  func end() {
    guard folder >= 0 else { return }
    flock(folder, LOCK_UN)
    close(folder)
    own.signal()
  }

  static let interval = 0.005
}

extension Date {
  var inMilliseconds: Int64 { Int64((timeIntervalSince1970 * 1_000).rounded()) }

  init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1_000) }
}
