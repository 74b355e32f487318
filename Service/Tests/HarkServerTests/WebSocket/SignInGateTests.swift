import HTTPFixtures
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import HarkServer

@Suite("Reading before a client has signed in", .timeLimit(.minutes(3)))
struct SignInGateTests {
  private final class ReadCounter: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame
    var count = 0

    func read(context: ChannelHandlerContext) { count += 1 }
  }

  private let reads = ReadCounter()

  private func channel() -> EmbeddedChannel {
    EmbeddedChannel(handlers: [reads, SignInGate()])
  }

  /// Receives `count` bytes; returns whether they are passed on.
  private func receive(_ count: Int, _ channel: EmbeddedChannel) throws -> Bool {
    try channel.writeInbound(ByteBuffer(repeating: 0x61, count: count))
    return try channel.readInbound(as: ByteBuffer.self)?.readableBytes == count
  }

  @Test("The first 64 KiB are read, and the rest once the client has signed in")
  func waits() throws {
    let channel = channel()
    reads.count = 0
    #expect(try receive(SignInGate.limit - 1, channel))
    channel.read()
    #expect(reads.count == 1)
    #expect(try receive(1, channel))
    channel.read()
    channel.read()
    #expect(reads.count == 1)
    try channel.triggerUserOutboundEvent(SignInGate.SignedIn()).wait()
    #expect(reads.count == 2)
    #expect(try receive(SignInGate.limit, channel))
    channel.read()
    #expect(reads.count == 3)
    _ = try channel.finish()
  }

  @Test("The input of a refused client is read and discarded after the first 64 KiB")
  func refused() throws {
    let channel = channel()
    reads.count = 0
    #expect(try receive(SignInGate.limit, channel))
    channel.read()
    #expect(reads.count == 0)
    let close = WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer())
    try channel.writeOutbound(close)
    #expect(reads.count == 1)
    #expect(try !receive(1, channel))
    channel.read()
    #expect(reads.count == 2)
    _ = try channel.finish()
  }

  @Test("A client that is refused before it has sent as much can still close the connection")
  func closes() throws {
    let channel = channel()
    #expect(try receive(SignInGate.limit - 1, channel))
    try channel.writeOutbound(
      WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer()))
    #expect(try receive(6, channel))
    _ = try channel.finish()
  }

  @Test("A realtime client with a key can send large events, and one without learns the reason")
  func large() async throws {
    let server = try await LiveServer(page: SessionServer.page(), change: { $0.host = "0.0.0.0" })
    let event = #"{"type":"unknown.event","x":"\#(String(repeating: "a", count: 1 << 20))"}"#
    let token = try await server.tokens.issue(to: "ada", lifetime: 3_600)
    for (field, code) in [
      (token.map { "Bearer \($0)" }, "unknown_event"), (nil, "invalid_api_key"),
    ] {
      let client = try await RealtimeClient(server.port, ["Authorization": field])
      await client.say(event)
      #expect(await client.events(until: "error").last?.error?.code == code)
    }
  }
}
