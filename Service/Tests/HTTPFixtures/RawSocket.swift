import Foundation

/// A connection to a server at this machine over which anything can be sent, however wrong.
public final class RawSocket: Sendable {
  private let descriptor: Int32

  /// Calls that wait for the system are made here, one after another.
  private let queue = DispatchQueue(label: "raw socket")

  /// Connects; nothing is sent yet.
  ///
  /// - Parameters:
  ///   - port: Where the server listens.
  ///   - receiveBuffer: How much the system keeps for a client that does not read, in bytes; nil as
  ///     always.
  public init(port: Int, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // Each piece is sent by itself, however small.
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

  /// Sends bytes; false when the server has hung up.
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

  /// The next bytes; none when the connection has ended.
  public func receive() async -> [UInt8] {
    await onQueue { descriptor in
      var piece = [UInt8](repeating: 0, count: 65_536)
      let count = recv(descriptor, &piece, piece.count, 0)
      return Array(piece.prefix(max(count, 0)))
    }
  }

  /// Everything that comes until the connection ends.
  public func receiveAll() async -> [UInt8] {
    var all: [UInt8] = []
    while case let piece = await receive(), !piece.isEmpty { all += piece }
    return all
  }

  /// Says that nothing more is sent; what comes is still read.
  public func closeSending() async {
    _ = await onQueue { descriptor in shutdown(descriptor, Int32(SHUT_WR)) }
  }

  /// A task that is cancelled ends the connection, and with it whatever waits for the server.
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
