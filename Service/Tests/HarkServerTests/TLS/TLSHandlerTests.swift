import HarkServices
import NIOCore
import NIOEmbedded
import SoundFixtures
import Testing

@testable import HarkServer

@Suite("Encrypted connections", .timeLimit(.minutes(5)))
struct TLSHandlerTests {
  private let files: TemporaryFolder
  private let certificate: String
  private let server: TLSContext

  init() async throws {
    files = try TemporaryFolder()
    let key: String
    (certificate, key) = try await files.makeCertificate("local")
    server = try TLSContext.server(certificate: certificate, key: key)
  }

  /// Returns two in-memory endpoints before their handshake.
  private func ends(_ host: String = "localhost") throws -> (
    client: EmbeddedChannel, server: EmbeddedChannel
  ) {
    let trusted = try TLSContext.client(trusting: certificate)
    let ends = (
      client: EmbeddedChannel(handler: try TLSHandler(trusted, host: host)),
      server: EmbeddedChannel(handler: try TLSHandler(server))
    )
    ends.server.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
    ends.client.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 2), promise: nil)
    return ends
  }

  /// Transfers bytes in both directions, at most `atOnce` at a time, until none are left.
  private func carry(
    _ ends: (client: EmbeddedChannel, server: EmbeddedChannel), atOnce: Int = .max
  ) throws {
    var isMoving = true
    while isMoving {
      isMoving = false
      for (one, other) in [(ends.client, ends.server), (ends.server, ends.client)] {
        while var bytes = try one.readOutbound(as: ByteBuffer.self) {
          isMoving = true
          while let piece = bytes.readSlice(length: min(atOnce, bytes.readableBytes)),
            piece.readableBytes > 0
          {
            try other.writeInbound(piece)
          }
        }
      }
    }
  }

  private func received(_ channel: EmbeddedChannel) throws -> ByteBuffer {
    var whole = ByteBuffer()
    while var part = try channel.readInbound(as: ByteBuffer.self) { whole.writeBuffer(&part) }
    return whole
  }

  @Test("Data arrives unchanged in both directions", arguments: [1, 7, 1_000, .max])
  func carries(atOnce: Int) throws {
    let ends = try ends()
    let sent = ByteBuffer(bytes: (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    // The data is written before the handshake and sent after it.
    let early = ends.client.writeAndFlush(sent)
    try carry(ends, atOnce: atOnce)
    try early.wait()
    #expect(try received(ends.server) == sent)
    let answer = ends.server.writeAndFlush(sent)
    let bytes = try #require(try ends.server.readOutbound(as: ByteBuffer.self))
    try answer.wait()
    #expect(bytes.readableBytes > sent.readableBytes && bytes != sent)
    try ends.client.writeInbound(bytes)
    #expect(try received(ends.client) == sent)
  }

  @Test("Records of one byte are joined")
  func small() throws {
    let ends = try ends()
    try carry(ends)
    var sealed = ByteBuffer()
    for _ in 0..<1_000 { ends.client.writeAndFlush(ByteBuffer(string: "a"), promise: nil) }
    while var record = try ends.client.readOutbound(as: ByteBuffer.self) {
      sealed.writeBuffer(&record)
    }
    try ends.server.writeInbound(sealed)
    let piece = try #require(try ends.server.readInbound(as: ByteBuffer.self))
    #expect(piece.readableBytes == 1_000)
    #expect(try ends.server.readInbound(as: ByteBuffer.self) == nil)
  }

  @Test("When a server closes, it sends close_notify and the client closes")
  func goodbye() throws {
    let ends = try ends()
    try carry(ends)
    ends.server.close(promise: nil)
    try carry(ends)
    ends.client.embeddedEventLoop.run()
    #expect(!ends.client.isActive)
    #expect(throws: ChannelError.self) {
      try ends.client.writeAndFlush(ByteBuffer(string: "late")).wait()
    }
  }

  @Test("A half-closed client can still be answered, and its end is reported once")
  func halfClosed() throws {
    let ends = try ends()
    let told = InputClosedCounter()
    try ends.client.pipeline.syncOperations.addHandler(HalfClosed(), position: .first)
    try ends.server.pipeline.syncOperations.addHandler(told)
    try carry(ends)
    ends.client.writeAndFlush(ByteBuffer(string: "question"), promise: nil)
    ends.client.close(mode: .output, promise: nil)
    try carry(ends)
    // The socket then also reports the end of its input.
    ends.server.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(told.inputEnds == 1 && ends.server.isActive)
    #expect(try received(ends.server) == ByteBuffer(string: "question"))
    ends.server.writeAndFlush(ByteBuffer(string: "answer"), promise: nil)
    try carry(ends)
    #expect(try received(ends.client) == ByteBuffer(string: "answer"))
  }

  @Test(
    "A connection closes once both sides have ended, even if the peer keeps its socket open",
    arguments: [false, true])
  func bothEnded(isServerFirst: Bool) throws {
    let ends = try ends()
    for end in [ends.client, ends.server] {
      try end.pipeline.syncOperations.addHandler(HalfClosed(), position: .first)
    }
    try carry(ends)
    // The server does not see the client's socket end, only its close_notify.
    if isServerFirst { ends.server.close(mode: .output, promise: nil) }
    ends.client.close(mode: .output, promise: nil)
    try carry(ends)
    ends.server.embeddedEventLoop.run()
    #expect(ends.server.isActive != isServerFirst)
    if !isServerFirst { ends.server.close(mode: .output, promise: nil) }
    ends.server.embeddedEventLoop.run()
    #expect(!ends.server.isActive)
  }

  @Test("Unsent writes fail when a connection ends")
  func unsent() throws {
    let ends = try ends()
    let early = ends.client.writeAndFlush(ByteBuffer(string: "early"))
    ends.client.close(promise: nil)
    #expect(throws: ChannelError.self) { try early.wait() }
  }

  @Test("A peer that does not use TLS receives an alert and is disconnected")
  func garbage() throws {
    let garbage = [
      Array("GET / HTTP/1.1\r\n\r\n".utf8), [0x16, 3, 1, 0xff, 0xff],
      Array(repeating: 0, count: 64),
    ]
    for garbage in garbage {
      let ends = try ends()
      #expect(throws: TLSSession.Failure.self) {
        try ends.server.writeInbound(ByteBuffer(bytes: garbage))
      }
      ends.server.embeddedEventLoop.run()
      #expect(!ends.server.isActive)
    }
  }

  @Test("Altered bytes are rejected")
  func changed() throws {
    let ends = try ends()
    try carry(ends)
    ends.client.writeAndFlush(ByteBuffer(string: "hello"), promise: nil)
    var bytes = try #require(try ends.client.readOutbound(as: ByteBuffer.self))
    bytes.setInteger(
      bytes.getInteger(at: bytes.writerIndex - 1, as: UInt8.self)! ^ 1, at: bytes.writerIndex - 1)
    #expect(throws: TLSSession.Failure.self) { try ends.server.writeInbound(bytes) }
    #expect(try received(ends.server).readableBytes == 0)
  }

  @Test("A certificate must be trusted and match the host name")
  func trusted() throws {
    let ends = try ends("example.com")
    #expect(throws: TLSSession.Failure.self) { try carry(ends) }
    let stranger = EmbeddedChannel(
      handler: try TLSHandler(TLSContext.client(), host: "localhost"))
    stranger.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 3), promise: nil)
    let other = EmbeddedChannel(handler: try TLSHandler(server))
    other.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 4), promise: nil)
    #expect(throws: TLSSession.Failure.self) { try carry((stranger, other)) }
  }

  @Test("A WebSocket over TLS connects to trusted servers only")
  func socket() async throws {
    let live = try await LiveServer(
      page: SessionServer.page(), tls: server)
    let request = WebSocketRequest("wss://localhost:\(live.port)/v1/realtime", timeout: 60)
    let line = try await NIOWebSocketTransport(trusting: certificate).connect(request)
    for try await message in line.messages {
      #expect(message.contains("session.created"))
      break
    }
    await line.close()
    // A scheme in capital letters is equally secure.
    let loud = WebSocketRequest("WSS://localhost:\(live.port)/v1/realtime", timeout: 60)
    await (try NIOWebSocketTransport(trusting: certificate).connect(loud)).close()
    let foreign = WebSocketRequest("https://localhost:\(live.port)/v1/realtime", timeout: 60)
    await #expect(throws: WebSocketFailure.badAddress) {
      try await NIOWebSocketTransport(trusting: certificate).connect(foreign)
    }
    await #expect(throws: WebSocketFailure.unreachable) {
      try await NIOWebSocketTransport().connect(request)
    }
    let address = WebSocketRequest("wss://127.0.0.1:\(live.port)/v1/realtime", timeout: 60)
    await #expect(throws: WebSocketFailure.unreachable) {
      try await NIOWebSocketTransport(trusting: certificate).connect(address)
    }
  }
}

/// Emulates a half-closed socket; `EmbeddedChannel` would close completely.
private final class HalfClosed: ChannelOutboundHandler {
  typealias OutboundIn = ByteBuffer

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .output else { return context.close(mode: mode, promise: promise) }
    promise?.succeed()
  }
}

/// Counts `ChannelEvent.inputClosed` events.
private final class InputClosedCounter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private(set) var inputEnds = 0

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed { inputEnds += 1 }
    context.fireUserInboundEventTriggered(event)
  }
}
