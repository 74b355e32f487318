import Foundation

/// A connection to a server on this machine that can send arbitrary bytes.
public final class RawSocket: Sendable {
  private let descriptor: Int32

  /// The serial queue for blocking system calls.
  private let queue = DispatchQueue(label: "raw socket")

  /// Connects without sending data.
  ///
  /// - Parameters:
  ///   - port: The port of the server.
  ///   - receiveBuffer: The number of bytes that the system buffers for a client that does not
  ///     read, or `nil` for the default.
  public init(port: Int, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // With this option, the system sends each piece immediately, however small.
    var isHasty: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isHasty, socklen_t(MemoryLayout<Int32>.size))
    if var receiveBuffer {
      setsockopt(
        descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
    }
    guard Self.connect(descriptor, port) else {
      close(descriptor)
      throw RawHTTP.Broken()
    }
  }

  deinit { close(descriptor) }

  /// Sends bytes and returns `false` if the server has closed the connection.
  @discardableResult
  public func send(_ bytes: [UInt8]) async -> Bool {
    await onQueue { descriptor in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count <= 0 { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Sends as many of the bytes as the system accepts without waiting, and returns their number.
  public func sendAtOnce(_ bytes: ArraySlice<UInt8>) -> Int {
    max(
      0,
      bytes.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      })
  }

  /// Returns the next bytes, or an empty array if the connection has ended.
  public func receive() async -> [UInt8] {
    await onQueue { descriptor in
      var piece = [UInt8](repeating: 0, count: 65_536)
      let count = recv(descriptor, &piece, piece.count, 0)
      return Array(piece.prefix(max(count, 0)))
    }
  }

  /// Returns all bytes received until the connection ends.
  public func receiveAll() async -> [UInt8] {
    var all: [UInt8] = []
    while case let piece = await receive(), !piece.isEmpty { all += piece }
    return all
  }

  /// Closes the sending side; incoming bytes can still be received.
  public func closeSending() async {
    _ = await onQueue { descriptor in shutdown(descriptor, Int32(SHUT_WR)) }
  }

  /// Runs a blocking call on the queue.
  ///
  /// Canceling the task shuts down the connection, which ends every call that waits for the server.
  private func onQueue<Value: Sendable>(
    _ body: @escaping @Sendable (Int32) -> Value
  ) async -> Value {
    await withTaskCancellationHandler {
      await withCheckedContinuation { answer in
        queue.async { [self] in answer.resume(returning: body(descriptor)) }
      }
    } onCancel: {
      shutdown(descriptor, Int32(SHUT_RDWR))
    }
  }

  private static func connect(_ descriptor: Int32, _ port: Int) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
