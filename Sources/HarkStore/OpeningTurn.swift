import Foundation

/// The turn of the one who opens a file of a folder; all others, in any process, wait for its end.
///
/// SQLite lets nobody wait while a new file gets its write-ahead log, and two who bring one file up to
/// date make the same table twice.
struct OpeningTurn {
  /// Where it is held; negative where one may not look into the folder.
  let folder: Int32

  /// Waits for the turn to open the file at `path`.
  ///
  /// - Parameter patience: The longest wait, in seconds.
  /// - Throws: `StoreFailure.locked` when others took longer than that.
  init(_ path: String, patience: Double) throws(StoreFailure) {
    // The folder itself is locked, so that no further file lies about. Who may not look into it opens
    // without a turn.
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

  /// Lets the next one open: by name, since a program that starts just now has the folder open, too,
  /// until it is loaded.
  func end() {
    guard folder >= 0 else { return }
    flock(folder, LOCK_UN)
    close(folder)
  }

  /// How often it is asked whether the turn has come, in seconds.
  private static let interval = 0.005
}
