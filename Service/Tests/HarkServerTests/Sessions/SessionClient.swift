import Foundation
import HarkTesting

@testable import HarkServer

/// A client that speaks the page's side of the protocol, and reads one message at a time.
struct SessionClient {
  let socket: ClientSocket

  /// The clock of the server if it is manual.
  let clock: ManualTimekeeper?

  /// The token with which the client greets, if any.
  private let token: HelloToken?
  private var incoming: AsyncThrowingStream<String, any Error>.Iterator

  init(
    host: String = "127.0.0.1", port: Int, token: String? = nil, clock: ManualTimekeeper? = nil
  ) async throws {
    self.clock = clock
    self.token = token.map(HelloToken.init)
    socket = try await ClientSocket.connect(host: host, port: port)
    incoming = socket.messages.makeAsyncIterator()
  }

  /// Returns the next message; `nil` when the connection has ended.
  mutating func next() async throws -> Envelope? {
    guard let message = try? await incoming.next() else { return nil }
    return try Envelope(message)
  }

  func say(_ message: PageMessage) async throws {
    guard case .hello(var hello) = message, let token else { return try await socket.say(message) }
    hello.token = token
    try await socket.say(.hello(hello))
  }

  func speak(_ sound: WireSound) async throws { try await socket.speak(sound) }
}

extension ClientSocket {
  func say(_ message: PageMessage) async throws {
    try await send(String(decoding: try JSONEncoder().encode(message), as: UTF8.self))
  }

  func speak(_ sound: WireSound) async throws { try await send(sound.bytes) }
}
