import Glibc

/// Reads a pipe, or a file as if it were a pipe, until its `SoundLine` is hung up.
struct PipeReader {
  /// The descriptor to read, which the owner of the reader closes.
  let descriptor: Int32

  /// The line that ends every wait when it is hung up.
  let line: SoundLine

  /// Waits for the first byte or the end; returns `false` if neither arrives within `patience`
  /// seconds.
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

  /// Returns the next bytes, at most `count`; empty at the end or once the line is hung up.
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

  /// Returns the first `count` bytes, or fewer if the pipe ends sooner.
  func head(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = next(count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Skips the first `count` bytes, some of which are in `head`, and returns a new head of the same
  /// length.
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
