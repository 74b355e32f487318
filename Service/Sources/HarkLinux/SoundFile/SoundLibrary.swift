import Foundation

/// Serializes the opening of files by libsndfile.
///
/// libsndfile reports why it refuses a file through one error number for the whole process.
/// Therefore files are opened one after another, and a caller reads the reason before the next file
/// is opened.
enum SoundLibrary {
  private static let turn = NSLock()

  /// Calls `open` for the file of `descriptor`, or for a file in memory if `descriptor` is `nil`.
  ///
  /// Piped data may take a long time to arrive, and no caller should wait for it, so pipes are
  /// opened without the lock. A pipe that is opened at the same time as another file may therefore
  /// be refused for the other file's reason.
  static func inTurn<Result, Failure: Error>(
    _ descriptor: Int32?, _ open: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let descriptor, lseek(descriptor, 0, SEEK_CUR) < 0 { return try open() }
    turn.lock()
    defer { turn.unlock() }
    return try open()
  }
}
