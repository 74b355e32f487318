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
    try channel.writeInbound(Self.text)
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
    // From now on it is read, and has all the time that others have.
    channel.read()
    channel.embeddedEventLoop.advanceTime(by: limits.pingAfter - .seconds(3))
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
    channel.embeddedEventLoop.advanceTime(by: limits.pingAfter)
    #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .ping)
    channel.embeddedEventLoop.advanceTime(by: limits.pongWithin * 2)
    #expect(!channel.isActive)
  }

  private static let text = WebSocketFrame(
    fin: true, opcode: .text, maskKey: [0, 0, 0, 0], data: ByteBuffer(string: "hello"))
}
