import Glibc

/// A connected pair of sockets through which piped sound reaches the decoder.
///
/// The decoder blocks on `tap`; whoever hangs up, from any thread, wakes both it and whoever waits
/// to write into `feed`. Both ends stay open as long as anybody holds the line.
final class SoundLine: Sendable {
  /// The end that sound is written into.
  let feed: Int32

  /// The end that the decoder reads from.
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

  /// Whether somebody has hung up.
  var isHungUp: Bool {
    var line = pollfd(fd: feed, events: 0, revents: 0)
    return poll(&line, 1, 0) > 0 && line.revents & Int16(POLLHUP) != 0
  }

  /// Ends the sound at once for both ends; harmless when repeated.
  func hangUp() { shutdown(tap, Int32(SHUT_RDWR)) }
}
