import Foundation

/// The socket on which a service reports to systemd that it has started.
///
/// The environment variable `NOTIFY_SOCKET` names the socket, to which the service sends `READY=1`,
/// as described in the manual page `sd_notify(3)`.
final class StartNotice: Sendable {
  /// The value of `NOTIFY_SOCKET`.
  let path: String

  private let socket: Int32

  /// Creates the socket at `path`, which must be shorter than 108 bytes.
  init(_ path: String) throws {
    self.path = path
    let kind = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue)
    socket = Foundation.socket(AF_UNIX, kind, 0)
    guard Self.withAddress(path, { bind(socket, $0, $1) }) == 0 else {
      close(socket)
      throw PulseServer.Failure(log: "\(path): " + String(cString: strerror(errno)))
    }
  }

  deinit { close(socket) }

  /// Waits for the report, and returns `false` if `giveUp()` is called first.
  func isReady() async -> Bool {
    await withCheckedContinuation { answer in
      Thread.detachNewThread { [self] in
        var buffer = [UInt8](repeating: 0, count: 1_024)
        while true {
          let count = recv(socket, &buffer, buffer.count, 0)
          if count < 0, errno == EINTR { continue }
          let lines = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
            .split(separator: "\n")
          if lines.contains("READY=1") { return answer.resume(returning: true) }
          if count <= 0 { return answer.resume(returning: false) }
        }
      }
    }
  }

  /// Ends the wait, for example because the service has exited.
  func giveUp() { sendEmpty() }

  /// Sends a datagram without content to this socket, which wakes its reader.
  private func sendEmpty() {
    let sender = Foundation.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(sender) }
    _ = Self.withAddress(path) { sendto(sender, nil, 0, 0, $0, $1) }
  }

  private static func withAddress<Value>(
    _ path: String, _ use: (UnsafePointer<sockaddr>, socklen_t) -> Value
  ) -> Value {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
