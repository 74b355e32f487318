import NIOCore
import NIOWebSocket

/// Limits what the server reads from a client that has not signed in.
///
/// NIO's decoder, which follows this handler, stores a frame until it is complete, and the frames of
/// realtime clients can be large. A client may send one before its key has been checked; beyond
/// `limit` bytes, its input waits in the system's buffers.
final class SignInGate: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// An outbound event: the client has signed in, and everything that it sends is read.
  struct SignedIn: Sendable {}

  private enum State { case waiting, signedIn, refused }

  /// The number of bytes after which input waits; a single read may exceed it.
  static let limit = 64 * 1_024

  private var state = State.waiting
  private var received = 0

  /// Whether a read was requested while input waits.
  private var isHeld = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let isBeyond = received >= Self.limit
    received += unwrapInboundIn(data).readableBytes
    // The rest of a refused client's input is discarded, but read, because closing a socket with
    // unread input would cause a reset that overtakes the reason.
    if state == .refused, isBeyond { return }
    context.fireChannelRead(data)
  }

  func read(context: ChannelHandlerContext) {
    if state == .waiting, received >= Self.limit { isHeld = true } else { context.read() }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let isEnd = unwrapOutboundIn(data).opcode == .connectionClose
    context.write(data, promise: promise)
    if isEnd, state == .waiting { leave(.refused, context) }
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
  ) {
    guard event is SignedIn else {
      return context.triggerUserOutboundEvent(event, promise: promise)
    }
    if state == .waiting { leave(.signedIn, context) }
    promise?.succeed()
  }

  private func leave(_ next: State, _ context: ChannelHandlerContext) {
    state = next
    if isHeld { context.read() }
    isHeld = false
  }
}
