import Foundation

/// Reads a pipe, or a file as if it were a pipe, until its `SoundLine` is hung up.
struct PipeReader {
  let descriptor: Int32
  let line: SoundLine

  /// Waits until input arrives, the input ends, or `line` is hung up; returns `false` if none of
  /// these happens within `patience` seconds.
  func waits(atMost patience: Double?) -> Bool {
    var ready = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: line.feed, events: 0, revents: 0),
    ]
    let limit = patience.flatMap { Int32(exactly: ($0 * 1000).rounded()) } ?? -1
    var answer = poll(&ready, 2, limit)
    while answer < 0, errno == EINTR { answer = poll(&ready, 2, limit) }
    return answer != 0
  }

  /// Returns at most `count` bytes; empty at the end or once the line is hung up.
  func next(_ count: Int) -> [UInt8] {
    while true {
      _ = waits(atMost: nil)
      if line.isHungUp { return [] }
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let got = read(descriptor, buffer.baseAddress, count)
        failure = got < 0 ? errno : 0
        filled = max(got, 0)
      }
      // A read error ends the pipe as if it had been cut off.
      if failure != EINTR, failure != EAGAIN { return bytes }
    }
  }

  func head(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = next(count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Skips `count` bytes, beginning with those in `head`, and returns a new head of the same length,
  /// or a shorter one at the end.
  func skip(_ count: Int, of head: [UInt8]) -> [UInt8] {
    let length = head.count
    let rest = Array(head.dropFirst(count))
    var missing = count - length
    while missing > 0 {
      let passed = self.head(min(missing, 1 << 16))
      if passed.isEmpty { return [] }
      missing -= passed.count
    }
    return rest + self.head(length - rest.count)
  }
}

/// A connected pair of sockets that carries piped audio to the decoder.
///
/// The decoder blocks on `tap`. Hanging up, from any thread, wakes both the decoder and a thread
/// that waits to write into `feed`. Both ends stay open as long as the line is referenced.
final class SoundLine: Sendable {
  let feed: Int32
  let tap: Int32

  init() throws(SoundFileError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .unreadable(reason: String(cString: strerror(errno)))
    }
    feed = ends[0]
    tap = ends[1]
  }

  deinit {
    close(feed)
    close(tap)
  }

  var isHungUp: Bool {
    var line = pollfd(fd: feed, events: 0, revents: 0)
    return poll(&line, 1, 0) > 0 && line.revents & Int16(POLLHUP) != 0
  }

  /// Ends the audio immediately at both ends; safe to repeat.
  func hangUp() { shutdown(tap, Int32(SHUT_RDWR)) }
}

/// Piped audio that is copied elsewhere, beginning with bytes that were already read.
struct PipeCopy {
  let head: [UInt8]
  let reader: PipeReader

  /// Copies the audio into the reader's `SoundLine`, on a separate thread, until the input ends or
  /// the line is hung up; then closes the pipe.
  func pump() {
    Thread.detachNewThread { [self] in
      // MSG_NOSIGNAL suppresses SIGPIPE, so that a closed decoder does not end the process.
      _ = copy { send(reader.line.feed, $0, $1, Int32(MSG_NOSIGNAL)) }
      shutdown(reader.line.feed, Int32(SHUT_WR))
      close(reader.descriptor)
    }
  }

  /// Copies the audio to a private temporary file, for formats that cannot be read from a pipe;
  /// closes the pipe and returns the open file.
  ///
  /// The file has no name, except briefly if the file system requires one. Therefore no other
  /// user can open it, and nothing remains when the process ends.
  func spool() throws(SoundFileError) -> Int32 {
    defer { close(reader.descriptor) }
    let file = try Self.makeNamelessFile()
    guard copy(with: { write(file, $0, $1) }) else {
      let reason = String(cString: strerror(errno))
      close(file)
      throw .noRoom(reason: reason)
    }
    return file
  }

  /// Copies all audio with `put`, which returns the number of bytes written or a negative number;
  /// returns `false` if it fails.
  private func copy(with put: (UnsafeRawPointer?, Int) -> Int) -> Bool {
    var bytes = head
    while !bytes.isEmpty {
      var rest = bytes[...]
      while !rest.isEmpty {
        let step = rest.withUnsafeBytes { put($0.baseAddress, $0.count) }
        if step < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(step, 0))
      }
      bytes = reader.next(1 << 16)
    }
    return true
  }

  private static let temporary = 0o20_000_000 | O_DIRECTORY

  private static func makeNamelessFile() throws(SoundFileError) -> Int32 {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    let nameless = open(folder, temporary | O_RDWR | O_CLOEXEC, 0o600)
    if nameless >= 0 { return nameless }
    // On a file system without support for unnamed files, the file has a name until it is unlinked.
    var path = Array("\(folder)/hark-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { throw .noRoom(reason: String(cString: strerror(errno))) }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }
}
