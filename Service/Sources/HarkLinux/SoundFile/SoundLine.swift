import Glibc

/// A connected pair of sockets that carries piped audio to the decoder.
///
/// The decoder blocks on `tap`. Hanging up, from any thread, wakes both the decoder and a thread
/// that waits to write into `feed`. Both ends stay open as long as the line is referenced.
final class SoundLine: Sendable {
  /// The end into which audio is written.
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

  /// Whether the line has been hung up.
  var isHungUp: Bool {
    var line = pollfd(fd: feed, events: 0, revents: 0)
    return poll(&line, 1, 0) > 0 && line.revents & Int16(POLLHUP) != 0
  }

  /// Ends the audio immediately at both ends; safe to repeat.
  func hangUp() { shutdown(tap, Int32(SHUT_RDWR)) }
}
