import Foundation
import NIOCore

/// A client that speaks the page's side of the protocol, and reads one message at a time.
struct SessionClient {
  let socket: ClientSocket
  private var incoming: AsyncStream<ByteBuffer>.Iterator

  /// Creates a client that is connected to a server.
  init(host: String = "127.0.0.1", port: Int, token: String? = nil) async throws {
    socket = try await ClientSocket.connect(host: host, port: port, token: token)
    incoming = socket.messages.makeAsyncIterator()
  }

  /// Returns the server's next message, or `nil` if the connection has ended.
  mutating func next() async throws -> Envelope? {
    guard let message = await incoming.next() else { return nil }
    return try Envelope(message)
  }

  /// Sends a message.
  func say(_ message: PageMessage) async throws { try await socket.say(message) }

  /// Sends audio.
  func speak(_ sound: WireSound) async throws { try await socket.speak(sound) }
}

extension ClientSocket {
  /// Sends a message.
  func say(_ message: PageMessage) async throws {
    try await send(text: ByteBuffer(bytes: try JSONEncoder().encode(message)))
  }

  /// Sends audio.
  func speak(_ sound: WireSound) async throws { try await send(bytes: sound.bytes) }
}

extension Envelope {
  /// Decodes a received message.
  init(_ message: ByteBuffer) throws {
    self = try JSONDecoder().decode(Envelope.self, from: Data(message.readableBytesView))
  }
}
