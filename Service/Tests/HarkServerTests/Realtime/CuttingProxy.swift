import Foundation
import Synchronization

/// A proxy to a local server that cuts each connection after a given number of bytes.
final class CuttingProxy: Sendable {
  private let listener: ListeningSocket
  private let count = Mutex(0)

  /// Creates a listening proxy that cuts each connection after `bytes` bytes from the client.
  init(to target: Int, after bytes: Int = .max) throws {
    listener = try ListeningSocket()
    Thread.detachNewThread { [weak self, listener] in
      while true {
        let near = accept(listener.descriptor, nil, nil)
        guard near >= 0 else { return }
        self?.count.withLock { $0 += 1 }
        Thread.detachNewThread { Self.carry(near, to: target, bytes) }
      }
    }
  }

  deinit { stop() }

  /// Stops accepting connections; open ones remain, and the port stays reserved.
  func stop() { listener.stop() }

  var port: Int { listener.port }

  /// The number of connections so far.
  var connections: Int { count.withLock { $0 } }

  private static func carry(_ near: Int32, to target: Int, _ bytes: Int) {
    let far = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = in_port_t(target).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(far, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    let done = DispatchGroup()
    if isConnected {
      for (from, to, bytes) in [(near, far, bytes), (far, near, Int.max)] {
        done.enter()
        Thread.detachNewThread {
          var (buffer, left) = ([UInt8](repeating: 0, count: 65_536), bytes)
          while case let count = recv(from, &buffer, min(buffer.count, left), 0), count > 0 {
            left -= count
            var sent = 0
            while sent < count {
              let more = buffer.withUnsafeBytes {
                send(to, $0.baseAddress?.advanced(by: sent), count - sent, Int32(MSG_NOSIGNAL))
              }
              if more <= 0 { break }
              sent += more
            }
          }
          shutdown(from, Int32(SHUT_RDWR))
          shutdown(to, Int32(SHUT_RDWR))
          done.leave()
        }
      }
    }
    done.wait()
    close(near)
    close(far)
  }
}
