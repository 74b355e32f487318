import Foundation
import NIOCore

/// A program that speaks the page's part of the protocol, and reads it message by message.
struct SessionClient {
  let socket: ClientSocket
  private var incoming: AsyncStream<ByteBuffer>.Iterator

  /// Connects to a server.
  init(host: String = "127.0.0.1", port: Int, token: String? = nil) async throws {
    socket = try await ClientSocket.connect(host: host, port: port, token: token)
    incoming = socket.messages.makeAsyncIterator()
  }

  /// The server's next message; nil when the connection has ended.
  mutating func next() async throws -> Envelope? {
    guard let message = await incoming.next() else { return nil }
    return try Envelope(message)
  }

  /// Says something.
  func say(_ message: PageMessage) async throws { try await socket.say(message) }

  /// Sends sound.
  func speak(_ sound: WireSound) async throws { try await socket.speak(sound) }
}

extension ClientSocket {
  /// Says something.
  func say(_ message: PageMessage) async throws {
    try await send(text: ByteBuffer(bytes: try JSONEncoder().encode(message)))
  }

  /// Sends sound.
  func speak(_ sound: WireSound) async throws { try await send(bytes: sound.bytes) }
}

extension Envelope {
  /// Reads a message as it came.
  init(_ message: ByteBuffer) throws {
    self = try JSONDecoder().decode(Envelope.self, from: Data(message.readableBytesView))
  }
}
