import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import HarkServer

/// All waits use the event loop's clock, which the tests advance.
@Suite("Whether a client is still there")
struct FrameHandlerTests {
  private let limits = WebSocketLimits()

  /// Returns a connection to a client that leaves its half open when the server closes the other
  /// half.
  private func channel() throws -> EmbeddedChannel {
    let channel = EmbeddedChannel(handlers: [HalfOpenClient(), FrameHandler(limits)])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  private func frame(
    _ opcode: WebSocketOpcode, _ text: String = "hello", isFinal: Bool = true
  ) -> WebSocketFrame {
    WebSocketFrame(
      fin: isFinal, opcode: opcode, maskKey: [0, 0, 0, 0], data: ByteBuffer(string: text))
  }

  private func nextOpcode(_ channel: EmbeddedChannel) throws -> WebSocketOpcode? {
    try channel.readOutbound(as: WebSocketFrame.self)?.opcode
  }

  /// The interval at which the handler checks that the client is alive.
  private var step: TimeAmount { .nanoseconds(limits.pongWithin.nanoseconds / 4) }

  @Test("A silent client is pinged, and disconnected if it does not answer")
  func silent() throws {
    let channel = try channel()
    channel.embeddedEventLoop.advanceTime(by: limits.pingAfter)
    #expect(try nextOpcode(channel) == nil)
    channel.embeddedEventLoop.advanceTime(by: step)
    #expect(try nextOpcode(channel) == .ping)
    channel.embeddedEventLoop.advanceTime(by: limits.pongWithin - step)
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: step)
    #expect(try nextOpcode(channel) == nil && !channel.isActive)
  }

  @Test("A pong keeps the connection open")
  func alive() throws {
    let channel = try channel()
    for _ in 0..<4 {
      channel.embeddedEventLoop.advanceTime(by: limits.pingAfter + limits.pongWithin)
      #expect(try nextOpcode(channel) == .ping)
      try channel.writeInbound(frame(.pong, ""))
    }
    #expect(channel.isActive)
    _ = try channel.finish()
  }

  @Test("A client whose input is not read is not disconnected for silence")
  func unread() throws {
    let channel = try channel()
    let holder = Holder()
    try channel.pipeline.syncOperations.addHandler(holder)
    try channel.writeInbound(frame(.text))
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
    #expect(try nextOpcode(channel) == nil)
    // Reading resumes, and the client has the full timeout again.
    holder.holds = false
    channel.read()
    channel.embeddedEventLoop.advanceTime(by: limits.pingAfter - .seconds(3))
    #expect(try nextOpcode(channel) == nil)
    channel.embeddedEventLoop.advanceTime(by: limits.pingAfter)
    #expect(try nextOpcode(channel) == .ping)
    channel.embeddedEventLoop.advanceTime(by: limits.pongWithin * 2)
    #expect(!channel.isActive)
  }

  /// A handler that stops reading, as a busy server does.
  private final class Holder: ChannelOutboundHandler {
    typealias OutboundIn = Never
    var holds = true

    func read(context: ChannelHandlerContext) { if !holds { context.read() } }
  }

  @Test("A silent client is pinged even if nothing requests a read")
  func forgotten() throws {
    let channel = try channel()
    // Data that arrives with the handshake is delivered after the read that received it.
    channel.pipeline.fireChannelReadComplete()
    channel.embeddedEventLoop.advanceTime(by: limits.pingAfter * 2)
    #expect(try nextOpcode(channel) == .ping)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }

  @Test("A client that does not answer a close frame is disconnected")
  func noGoodbye() throws {
    for isOwner in [false, true] {
      let channel = try channel()
      if isOwner {
        channel.writeAndFlush(WebSocketSending.close(.goingAway), promise: nil)
      } else {
        try channel.writeInbound(frame(.continuation))
      }
      #expect(try nextOpcode(channel) == .connectionClose)
      channel.embeddedEventLoop.advanceTime(by: limits.closeWithin - .milliseconds(1))
      #expect(channel.isActive)
      channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
      #expect(!channel.isActive)
    }
  }

  @Test("A connection that the server ends stays open for the client's close frame")
  func goodbye() throws {
    let channel = try channel()
    let client = try channel.pipeline.syncOperations.handler(type: HalfOpenClient.self)
    channel.writeAndFlush(WebSocketSending.close(.goingAway), promise: nil)
    #expect(try nextOpcode(channel) == .connectionClose)
    try channel.writeInbound(frame(.binary))
    #expect(channel.isActive && !client.hasOutputEnded)
    try channel.writeInbound(frame(.connectionClose, ""))
    #expect(!channel.isActive)
  }

  @Test("The output ends after the close frame for a client that has closed or broken a rule")
  func outputEnds() throws {
    for last in [frame(.connectionClose, ""), frame(.continuation)] {
      let channel = try channel()
      let client = try channel.pipeline.syncOperations.handler(type: HalfOpenClient.self)
      try channel.writeInbound(last)
      #expect(try nextOpcode(channel) == .connectionClose)
      #expect(channel.isActive && client.hasOutputEnded)
      _ = try channel.finish(acceptAlreadyClosed: true)
    }
  }

  @Test("A client that does not read in time is disconnected")
  func slowReader() throws {
    let channel = try channel()
    func becomeWritable(_ isWritable: Bool) {
      channel.isWritable = isWritable
      channel.pipeline.fireChannelWritabilityChanged()
    }
    for _ in 0..<2 {
      becomeWritable(false)
      channel.embeddedEventLoop.advanceTime(by: limits.readWithin - .milliseconds(1))
      becomeWritable(true)
      channel.embeddedEventLoop.advanceTime(by: .milliseconds(2))
      #expect(channel.isActive)
    }
    becomeWritable(false)
    channel.embeddedEventLoop.advanceTime(by: limits.readWithin)
    #expect(!channel.isActive)
  }

  @Test("Pongs do not accumulate for a client that does not read")
  func unreadPongs() throws {
    let channel = try channel()
    try channel.writeInbound(frame(.ping))
    #expect(try nextOpcode(channel) == .pong)
    channel.isWritable = false
    for _ in 0..<100 { try channel.writeInbound(frame(.ping)) }
    #expect(try nextOpcode(channel) == nil)
    channel.isWritable = true
    try channel.writeInbound(frame(.ping))
    #expect(try nextOpcode(channel) == .pong)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }

  @Test("A stopping server lets the socket's owner close first, for a limited time")
  func quiescing() throws {
    let channel = try channel()
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    channel.embeddedEventLoop.advanceTime(by: limits.quiesceWithin - .milliseconds(1))
    #expect(try nextOpcode(channel) == nil)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(try nextOpcode(channel) == .connectionClose)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }
}

/// The network in front of a client that leaves its own half of the connection open.
///
/// Only the server's half is closed, which an embedded channel cannot do by itself.
final class HalfOpenClient: ChannelOutboundHandler {
  typealias OutboundIn = Never

  private(set) var hasOutputEnded = false

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .output else { return context.close(mode: mode, promise: promise) }
    hasOutputEnded = true
    promise?.succeed()
  }
}
