import Foundation

/// libsndfile, which says why it refuses a file by one number for the whole process: so files are
/// opened one after another, and whoever is refused asks before the next.
enum SoundLibrary {
  private static let turn = NSLock()

  /// Opens what `descriptor` leads to; nil stands for memory.
  ///
  /// What comes through a pipe may be long in coming, and nobody is to wait with it; so one that opens
  /// beside another may still be refused for the other's reason.
  static func inTurn<Result, Failure: Error>(
    _ descriptor: Int32?, _ open: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let descriptor, lseek(descriptor, 0, SEEK_CUR) < 0 { return try open() }
    turn.lock()
    defer { turn.unlock() }
    return try open()
  }
}
