import Foundation
import HarkServices
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import HarkServer

@Suite("WebSocket connections to servers", .timeLimit(.minutes(5)))
struct NIOWebSocketTransportTests {
  private func failure(_ url: String) async -> WebSocketFailure? {
    do {
      let line = try await NIOWebSocketTransport().connect(
        WebSocketRequest(url, timeout: 60))
      await line.close()
      return nil
    } catch {
      return error as? WebSocketFailure
    }
  }

  @Test("A failed connection reports its reason")
  func kinds() async throws {
    let server = try await SessionServer.start()
    #expect(await failure("ws://127.0.0.1:\(server.port)/v1/realtime") == nil)
    #expect(
      await failure("ws://127.0.0.1:\(server.port)/v1/nothing") == .refused(status: 404))
    #expect(await failure("ws://127.0.0.1:9/v1") == .unreachable)
    #expect(await failure("wss://127.0.0.1:9/v1") == .unreachable)
    for url in ["", "http://127.0.0.1/", "ws:///v1", "nonsense"] {
      #expect(await failure(url) == .badAddress)
    }
  }

  @Test("A server that does not answer the handshake times out")
  func mute() async throws {
    let channel = NIOAsyncTestingChannel()
    let opening = try await channel.testingEventLoop.executeInContext {
      let place = try #require(URLComponents(string: "ws://127.0.0.1/v1"))
      let upgrade = NIOWebSocketTransport.upgrade(
        WebSocketRequest("ws://127.0.0.1/v1"), place, "127.0.0.1:80")
      return try NIOWebSocketTransport.open(channel, upgrade, within: .seconds(3))
    }
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).get()
    await channel.testingEventLoop.advanceTime(by: .milliseconds(2_999))
    #expect(channel.isActive)
    await channel.testingEventLoop.advanceTime(by: .milliseconds(1))
    await channel.testingEventLoop.run()
    await #expect(throws: WebSocketFailure.timedOut) {
      try await NIOWebSocketTransport.socket(opening)
    }
  }

  @Test("Sending to a stalled server fails after the timeout")
  func stalls() async throws {
    let (channel, writes) = try await StalledServer.channel()
    let line = ClientSocket(channel, timeLimit: .seconds(3))
    let sending = Task { try await line.send("hello") }
    for await _ in writes { break }
    await channel.testingEventLoop.advanceTime(by: .milliseconds(2_999))
    #expect(channel.isActive)
    await channel.testingEventLoop.advanceTime(by: .milliseconds(1))
    await #expect(throws: WebSocketFailure.broken) { try await sending.value }
    #expect(!channel.isActive)
  }

  @Test("A silent server is pinged, and disconnected if it does not answer")
  func silent() throws {
    let channel = EmbeddedChannel(handler: ClientSocketHandler(ReceivedMessages()))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
    for _ in 0..<3 {
      channel.embeddedEventLoop.advanceTime(by: ClientSocketHandler.pingAfter)
      #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .ping)
      try channel.writeInbound(WebSocketFrame(fin: true, opcode: .pong, data: ByteBuffer()))
    }
    channel.embeddedEventLoop.advanceTime(
      by: ClientSocketHandler.pingAfter + ClientSocketHandler.pongWithin)
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: ClientSocketHandler.pingAfter)
    #expect(!channel.isActive)
  }

  @Test("Long messages arrive whole")
  func texts() async throws {
    let server = try await SessionServer.start()
    let line = try await NIOWebSocketTransport().connect(
      WebSocketRequest("ws://127.0.0.1:\(server.port)/v1/realtime"))
    let audio = String(repeating: "A", count: 300_000)
    try await line.send(#"{"type":"input_audio_buffer.append","audio":"\#(audio)"}"#)
    try await line.send(#"{"type":"input_audio_buffer.clear"}"#)
    var heard: [String] = []
    do {
      for try await text in line.messages {
        heard.append(text)
        if text.contains("input_audio_buffer.cleared") { await line.close() }
      }
    } catch WebSocketFailure.broken {
      // Expected if the server is slow: the client does not wait for the close handshake to
      // complete.
    }
    #expect(heard.first?.contains("session.created") == true && heard.count == 2)
    #expect(heard.last?.contains("input_audio_buffer.cleared") == true)
  }

  /// Returns a connection that ended after its server had sent a binary message.
  private func ended(_ sound: ByteBuffer, keepsSounds: Bool) throws -> ClientSocket {
    let channel = EmbeddedChannel()
    let line = ClientSocket(channel, timeLimit: .seconds(3), keepsSounds: keepsSounds)
    try channel.pipeline.syncOperations.addHandler(line.handler())
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
    try channel.writeInbound(WebSocketFrame(fin: true, opcode: .binary, data: sound))
    _ = try channel.finish()
    return line
  }

  @Test("Only a connection that has a reader for binary messages keeps them")
  func sounds() async throws {
    let sound = ByteBuffer(bytes: [1, 2])
    for isKept in [true, false] {
      let line = try ended(sound, keepsSounds: isKept)
      var heard: [ByteBuffer] = []
      for await sound in line.sounds { heard.append(sound) }
      #expect(heard == (isKept ? [sound] : []))
    }
  }

  /// Returns a connection whose server sent messages until it was disconnected, and their number.
  private func flooded() throws -> (line: ClientSocket, sent: Int) {
    let channel = EmbeddedChannel()
    let line = ClientSocket(channel, timeLimit: .seconds(3))
    try channel.pipeline.syncOperations.addHandler(line.handler())
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
    var sent = 0
    while channel.isActive, sent < 10_000 {
      sent += 1
      try channel.writeInbound(
        WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: "more")))
      channel.embeddedEventLoop.run()
    }
    return (line, sent)
  }

  @Test("A server that floods an idle reader is disconnected")
  func flood() async throws {
    let (line, sent) = try flooded()
    var heard = 0
    await #expect(throws: WebSocketFailure.broken) {
      for try await _ in line.messages { heard += 1 }
    }
    #expect(heard == 1_024 && sent == heard + 1)
  }
}
