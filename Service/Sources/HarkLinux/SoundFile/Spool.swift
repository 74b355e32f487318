import Foundation

/// Copies piped audio to a private temporary file, for formats that cannot be read from a pipe.
///
/// The file has no name, except briefly if the file system requires one. Therefore no other process
/// can open it, and nothing remains when the process ends.
struct Spool {
  /// The bytes already read from the pipe, which are written first.
  let head: [UInt8]

  /// The reader of the remaining bytes.
  let reader: PipeReader

  /// Copies all bytes, closes the pipe and returns the open file.
  func copy() throws(SoundFileError) -> Int32 {
    defer { close(reader.descriptor) }
    let file = try makeNamelessFile()
    var bytes = head
    while !bytes.isEmpty {
      guard write(bytes, to: file) else {
        let reason = String(cString: strerror(errno))
        close(file)
        throw .noRoom(reason: reason)
      }
      bytes = reader.next(1 << 16)
    }
    return file
  }

  /// Linux's `O_TMPFILE`, a combination of two flags that is unavailable in Swift.
  private static let temporary = 0o20_000_000 | O_DIRECTORY

  private func makeNamelessFile() throws(SoundFileError) -> Int32 {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    let nameless = open(folder, Self.temporary | O_RDWR | O_CLOEXEC, 0o600)
    if nameless >= 0 { return nameless }
    // A file system without support for unnamed files requires a name briefly.
    var path = Array("\(folder)/hark-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { throw .noRoom(reason: String(cString: strerror(errno))) }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  private func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let step = Glibc.write(
          file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if step < 0, errno != EINTR { return false }
        written += max(step, 0)
      }
      return true
    }
  }
}
