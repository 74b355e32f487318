import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import HarkServer

@Suite("Whether a client is still there")
struct FrameHandlerTests {
  private let limits = WebSocketLimits()

  @Test("Who is not read gives no sign of life, and is not left for that")
  func unread() throws {
    let channel = EmbeddedChannel(handler: FrameHandler(limits))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    let holder = Holder()
    try channel.pipeline.syncOperations.addHandler(holder)
    try channel.writeInbound(Self.text)
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
    // From now on it is read, and has all the time that others have.
    holder.holds = false
    channel.read()
    channel.embeddedEventLoop.advanceTime(by: limits.pingAfter - .seconds(3))
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
    channel.embeddedEventLoop.advanceTime(by: limits.pingAfter)
    #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .ping)
    channel.embeddedEventLoop.advanceTime(by: limits.pongWithin * 2)
    #expect(!channel.isActive)
  }

  /// Reads nothing more, as whoever has enough to do.
  private final class Holder: ChannelOutboundHandler {
    typealias OutboundIn = Never
    var holds = true

    func read(context: ChannelHandlerContext) { if !holds { context.read() } }
  }

  @Test("Who says nothing more is asked for a sign of life, though nobody wanted to read on")
  func forgotten() throws {
    let channel = EmbeddedChannel(handler: FrameHandler(limits))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    // What came with the handshake is handed on behind the read that it came by.
    channel.pipeline.fireChannelReadComplete()
    channel.embeddedEventLoop.advanceTime(by: limits.pingAfter * 2)
    #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .ping)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }

  private static let text = WebSocketFrame(
    fin: true, opcode: .text, maskKey: [0, 0, 0, 0], data: ByteBuffer(string: "hello"))
}
