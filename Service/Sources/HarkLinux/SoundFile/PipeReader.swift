import Glibc

/// Reads a pipe, or a file as if it were one, and stops waiting when its sound line is hung up.
struct PipeReader {
  /// What is read; whoever has the reader closes it.
  let descriptor: Int32

  /// The line whose hanging up ends every wait.
  let line: SoundLine

  /// Waits for a first byte or the end; false when neither came within `patience` seconds.
  func waits(atMost patience: Double?) -> Bool {
    var ready = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: line.feed, events: 0, revents: 0),
    ]
    let limit = patience.map { Int32($0 * 1000) } ?? -1
    var answer = poll(&ready, 2, limit)
    while answer < 0, errno == EINTR { answer = poll(&ready, 2, limit) }
    return answer != 0
  }

  /// The next bytes, at most `count`; none at the end or once the line is hung up.
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
      // A pipe that cannot be read any more ends like one that was cut.
      if failure != EINTR, failure != EAGAIN { return bytes }
    }
  }

  /// The first `count` bytes, fewer when the pipe ends sooner.
  func head(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = next(count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Leaves out the first `count` bytes, of which `head` has been read already, and returns a new
  /// head as long as that one.
  func skip(_ count: Int, of head: [UInt8]) -> [UInt8] {
    let length = head.count
    var rest = Array(head.dropFirst(count))
    var missing = count - head.count
    while missing > 0 {
      let passed = self.head(min(missing, 1 << 16))
      if passed.isEmpty { return [] }
      missing -= passed.count
    }
    rest += self.head(length - rest.count)
    return rest
  }
}
