import Foundation
import NIOPosix

/// A private temporary file for what a client sends.
///
/// It has no name from the moment it is made, so nobody else can open it and nothing is left behind
/// however the process ends; its room is given back when the last who knows it lets it go.
final class UploadFile: Sendable {
  private let descriptor: Int32

  /// Makes an empty one in the folder for temporary files.
  init() throws(Refusal) {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    descriptor = Self.nameless(in: folder)
    guard descriptor >= 0 else { throw [EMFILE, ENFILE].contains(errno) ? .noMoreFiles : .noRoom }
  }

  deinit { close(descriptor) }

  /// Where this process, and nobody else, can open it while it is held.
  var path: String { "/proc/self/fd/\(descriptor)" }

  /// Adds bytes at its end, on a thread that may wait for the disk.
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

  /// `O_TMPFILE` as Linux has it, which is made of two flags that Swift does not put together.
  private static let temporary = 0o20_000_000 | O_DIRECTORY

  /// Below 0 where there is none; file systems that have no files without names get one for a moment.
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
