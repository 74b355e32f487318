import Foundation
import NIOPosix

/// A private temporary file for uploaded data.
///
/// The file never has a lasting name, so no other process can open it and it leaves nothing behind
/// however the process ends; its space is freed when the last reference is released.
final class UploadFile: Sendable {
  private let descriptor: Int32

  /// Creates an empty file in the folder for temporary files.
  init() throws(Refusal) {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    descriptor = Self.nameless(in: folder)
    guard descriptor >= 0 else { throw [EMFILE, ENFILE].contains(errno) ? .noMoreFiles : .noRoom }
  }

  deinit { close(descriptor) }

  /// The path at which only this process can open the file while it is retained.
  var path: String { "/proc/self/fd/\(descriptor)" }

  /// Appends bytes, on a thread that can wait for the disk.
  func append(_ bytes: [UInt8]) async throws {
    let isWritten = try await NIOThreadPool.singleton.runIfActive { [self] in write(bytes) }
    if !isWritten { throw Refusal.noRoom }
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let step = Foundation.write(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if step < 0, errno != EINTR { return false }
        written += max(step, 0)
      }
      return true
    }
  }

  /// Linux's `O_TMPFILE`, a combination of two flags that Swift does not import.
  private static let temporary = 0o20_000_000 | O_DIRECTORY

  /// Returns the descriptor of a file without a name, or a negative value on failure.
  ///
  /// On file systems without unnamed files, the file has a name for a moment.
  private static func nameless(in folder: String) -> Int32 {
    let file = open(folder, temporary | O_RDWR | O_CLOEXEC, 0o600)
    if file >= 0 { return file }
    var path = Array("\(folder)/hark-upload-XXXXXX".utf8CString)
    let named = mkstemp(&path)
    if named >= 0 {
      unlink(path)
      _ = fcntl(named, F_SETFD, FD_CLOEXEC)
    }
    return named
  }
}
