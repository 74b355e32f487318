import Foundation
import HarkServices
import NIOCore

/// A client that speaks the page's side of the protocol, and reads one message at a time.
struct SessionClient {
  let socket: ClientSocket
  private var incoming: AsyncThrowingStream<String, any Error>.Iterator

  init(host: String = "127.0.0.1", port: Int, token: String? = nil) async throws {
    socket = try await ClientSocket.connect(host: host, port: port, token: token)
    incoming = socket.messages.makeAsyncIterator()
  }

  /// Returns the next message; `nil` when the connection has ended.
  mutating func next() async throws -> Envelope? {
    guard let message = try? await incoming.next() else { return nil }
    return try Envelope(message)
  }

  func say(_ message: PageMessage) async throws { try await socket.say(message) }

  func speak(_ sound: WireSound) async throws { try await socket.speak(sound) }
}

extension ClientSocket {
  private static let transport = NIOWebSocketTransport()

  /// Connects to the session endpoint of a local or remote server.
  package static func connect(
    host: String = "127.0.0.1", port: Int, token: String? = nil
  ) async throws -> ClientSocket {
    let name = host.contains(":") ? "[\(host)]" : host
    let query = token.map { "?token=\($0)" } ?? ""
    return try await transport.open(
      WebSocketRequest("ws://\(name):\(port)\(Handshake.path)\(query)"))
  }

  func say(_ message: PageMessage) async throws {
    try await send(String(decoding: try JSONEncoder().encode(message), as: UTF8.self))
  }

  func speak(_ sound: WireSound) async throws { try await send(sound.bytes) }
}

extension Envelope {
  init(_ message: String) throws {
    self = try JSONDecoder().decode(Envelope.self, from: Data(message.utf8))
  }
}
