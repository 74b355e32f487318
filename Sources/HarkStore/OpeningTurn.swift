import Foundation

/// A lock on a folder that ensures that only one opener at a time, in any process, opens a file in
/// it.
///
/// SQLite's busy timeout does not apply while a new file gets its write-ahead log, and two
/// concurrent migrations would create the same table twice.
struct OpeningTurn {
  /// The descriptor of the locked folder; negative if the folder cannot be read.
  let folder: Int32

  /// Acquires the lock for opening the file at `path`.
  ///
  /// - Parameter patience: The maximum wait, in seconds.
  /// - Throws: `StoreFailure.locked` if the lock is not acquired in that time.
  init(_ path: String, patience: Double) throws(StoreFailure) {
    // The folder itself is locked, so that no lock file is needed. A process that may not read the
    // folder opens the file without a lock.
    folder = open(
      URL(fileURLWithPath: path).deletingLastPathComponent().path,
      O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let attempts = Int(patience / Self.interval) + 1
    for attempt in 1...attempts {
      guard flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
      if attempt < attempts { usleep(UInt32(Self.interval * 1e6)) }
    }
    close(folder)
    throw .locked
  }

  /// Releases the lock.
  ///
  /// The folder is unlocked explicitly, because a child process that is being launched shares the
  /// descriptor until `exec` closes it.
  func end() {
    guard folder >= 0 else { return }
    flock(folder, LOCK_UN)
    close(folder)
  }

  /// The interval between attempts, in seconds.
  private static let interval = 0.005
}
