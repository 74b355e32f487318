import Foundation
import HarkTesting

/// A real local HTTP server that answers byte by byte as scripted.
final class ScriptedServer: Sendable {
  /// A step of a connection after its request has been read.
  enum Step: Sendable {
    /// Sends the bytes in one piece.
    case bytes([UInt8])

    /// Sends each byte separately.
    case singly([UInt8])

    /// Sends nothing more until the client disconnects.
    case stall

    /// Sends text in one piece.
    static func text(_ text: String) -> Step { .bytes(Array(text.utf8)) }
  }

  private struct State: Sendable {
    var requests: [String] = []
    var goneCount = 0
  }

  let port: UInt16
  private let descriptor: Int32
  private let scripts: [[Step]]
  private let state = Watched(State())

  /// Creates a listening server with one script per connection; the last script also serves all
  /// later connections.
  init(_ scripts: [Step]...) throws {
    self.scripts = scripts
    descriptor = openSocket()
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = self.descriptor
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      // The descriptor is closed only here, because another server could be assigned the same
      // descriptor immediately afterward.
      defer { close(descriptor) }
      var number = 0
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        guard let self else {
          close(connection)
          return
        }
        let script = self.scripts[min(number, self.scripts.count - 1)]
        number += 1
        Thread.detachNewThread { [weak self] in
          self?.serve(connection, script)
          close(connection)
        }
      }
    }
  }

  deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }

  var url: String { "http://127.0.0.1:\(port)" }

  /// The requests so far, in order of arrival.
  var requests: [String] { state.now.requests }

  /// Returns when `count` requests have arrived.
  func hasBeenAsked(_ count: Int) async throws {
    await state.wait { $0.requests.count >= count }
    try Task.checkCancellation()
  }

  /// Returns when `count` clients have disconnected before the server had sent everything.
  func hasSeenLeave(_ count: Int) async throws {
    await state.wait { $0.goneCount >= count }
    try Task.checkCancellation()
  }

  private func serve(_ connection: Int32, _ script: [Step]) {
    guard let request = readRequest(connection) else { return }
    state.change { $0.requests.append(request) }
    for step in script {
      switch step {
      case .bytes(let bytes): guard send(bytes[...], connection) else { return noteGone() }
      case .singly(let bytes):
        for index in bytes.indices {
          guard send(bytes[index...index], connection) else { return noteGone() }
          // The client can read each byte before the next one arrives.
          sched_yield()
        }
      case .stall:
        var byte: UInt8 = 0
        while recv(connection, &byte, 1, 0) > 0 {}
        return noteGone()
      }
    }
  }

  private func noteGone() { state.change { $0.goneCount += 1 } }

  private func send(_ bytes: ArraySlice<UInt8>, _ connection: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { sendWithoutSignal(connection, $0) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func readRequest(_ connection: Int32) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      // The length is counted in bytes, because audio becomes longer when it is decoded as text.
      guard let end = Data(bytes).range(of: Data("\r\n\r\n".utf8)) else { continue }
      let length = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        .split(separator: "\r\n")
        .first { $0.lowercased().hasPrefix("content-length:") }
        .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
      if bytes.count - end.upperBound >= length ?? 0 {
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }
}

extension ScriptedServer.Step {
  /// Returns the head of a response whose body ends with the connection.
  static func head(
    _ status: String = "200 OK", type: String = "text/event-stream", _ more: String = ""
  ) -> Self {
    .text("HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\n\(more)Connection: close\r\n\r\n")
  }

  /// Returns an event with a piece of a coach's reply.
  static func delta(_ text: String) -> Self {
    .text("data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"\(text)\"}}]}\n\n")
  }

  /// The event that ends a reply.
  static let done = Self.text("data: [DONE]\n\n")
}
