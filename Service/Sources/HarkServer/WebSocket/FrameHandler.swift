import NIOCore
import NIOWebSocket

/// A handler that converts between frames and complete messages, and closes the connection as RFC
/// 6455 requires.
///
/// It follows NIO's frame decoder, which checks lengths; `FrameRules` checks the rest. It answers
/// pings, pings a silent client, and disconnects a client that does not respond, does not read, or
/// does not answer a close frame.
final class FrameHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketMessage
  typealias OutboundIn = WebSocketSending
  typealias OutboundOut = WebSocketFrame

  private let limits: WebSocketLimits
  private var rules: FrameRules

  /// The time of the last frame from the client, on the event loop's clock; set when the handler is
  /// added, and advanced while input is not read.
  private var lastRead = NIODeadline.distantPast

  /// Whether input is being read; while it is not, the client's pongs also remain unread.
  private var isReading = true
  private var hasPinged = false
  private var hasSentClose = false
  private var lifeWatch: RepeatedTask?
  private var alarms: [Scheduled<Void>] = []
  private var stall: Scheduled<Void>?

  init(_ limits: WebSocketLimits) {
    self.limits = limits
    rules = FrameRules(limits)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    lastRead = context.eventLoop.now
    let step = min(limits.pingAfter, limits.pongWithin).nanoseconds / 4
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    lifeWatch = context.eventLoop.scheduleRepeatedTask(
      initialDelay: .nanoseconds(step), delay: .nanoseconds(step)
    ) { _ in
      let (handler, context) = bound.value
      handler.checkClient(context)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    lifeWatch?.cancel()
    stall?.cancel()
    for alarm in alarms { alarm.cancel() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    lastRead = context.eventLoop.now
    hasPinged = false
    if hasSentClose {
      if frame.opcode == .connectionClose { context.close(promise: nil) }
      return
    }
    switch rules.take(frame) {
    case .nothing: break
    case .message(let message): context.fireChannelRead(wrapInboundOut(message))
    case .ping(let bytes):
      // Pongs do not accumulate for a client that does not read.
      if context.channel.isWritable { send(context, .pong, bytes) }
    case .close(let code):
      context.fireChannelRead(wrapInboundOut(.close))
      endOutput(context, code)
    case .broken(let code): endOutput(context, code)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    isReading = false
    // The client's close frame is read even if the socket's owner reads nothing more.
    if hasSentClose { read(context: context) }
    context.fireChannelReadComplete()
  }

  func read(context: ChannelHandlerContext) {
    isReading = true
    context.read()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .text(let bytes): write(context, .text, bytes, promise)
    case .binary(let bytes): write(context, .binary, bytes, promise)
    case .close(let code):
      sendClose(context, code)
      promise?.succeed()
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    stall?.cancel()
    stall = context.channel.isWritable ? nil : hangUp(context, in: limits.readWithin)
    context.fireChannelWritabilityChanged()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent:
      // The owner of the socket can send its own close frame first.
      alarms.append(schedule(context, in: limits.quiesceWithin) { $0.sendClose($1, .goingAway) })
    case ChannelEvent.inputClosed:
      // A client that can send nothing more is disconnected.
      context.close(promise: nil)
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength: endOutput(context, .messageTooLarge)
    case is NIOWebSocketError: endOutput(context, .protocolError)
    default: context.close(promise: nil)
    }
  }
}

extension FrameHandler {
  private func checkClient(_ context: ChannelHandlerContext) {
    // This requests a read in case no other handler does. A later handler can hold the request
    // back, in which case the silence does not count.
    if !isReading { context.channel.read() }
    if !isReading { lastRead = context.eventLoop.now }
    let silence = context.eventLoop.now - lastRead
    if hasPinged {
      if silence > limits.pingAfter + limits.pongWithin { context.close(promise: nil) }
    } else if silence > limits.pingAfter {
      hasPinged = true
      send(context, .ping, ByteBuffer())
    }
  }

  private func write(
    _ context: ChannelHandlerContext, _ opcode: WebSocketOpcode, _ bytes: ByteBuffer,
    _ promise: EventLoopPromise<Void>?
  ) {
    guard !hasSentClose else { return promise?.succeed() ?? () }
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: bytes)
    context.write(wrapOutboundOut(frame), promise: promise)
  }

  private func send(
    _ context: ChannelHandlerContext, _ opcode: WebSocketOpcode, _ bytes: ByteBuffer
  ) {
    write(context, opcode, bytes, nil)
    context.flush()
  }

  /// Sends the close frame and leaves the connection open for the client's close frame.
  ///
  /// A balancer such as HAProxy resets a connection whose server has ended its output, and a client
  /// that sends audio to a reset connection can lose data that it has not read yet.
  @discardableResult
  private func sendClose(
    _ context: ChannelHandlerContext, _ code: WebSocketErrorCode?
  ) -> EventLoopFuture<Void>? {
    guard !hasSentClose else { return nil }
    hasSentClose = true
    var bytes = ByteBuffer()
    if let code { bytes.write(webSocketErrorCode: code) }
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: bytes)
    alarms.append(hangUp(context, in: limits.closeWithin))
    if !isReading { read(context: context) }
    return context.writeAndFlush(wrapOutboundOut(frame))
  }

  /// Sends the close frame to a client that has sent its own, or that has broken a rule and may never
  /// send one, and closes the output only, so that no reset overtakes the frame.
  private func endOutput(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode?) {
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    sendClose(context, code)?.whenComplete { _ in bound.value.close(mode: .output, promise: nil) }
  }

  private func hangUp(_ context: ChannelHandlerContext, in time: TimeAmount) -> Scheduled<Void> {
    schedule(context, in: time) { $1.close(promise: nil) }
  }

  private func schedule(
    _ context: ChannelHandlerContext, in time: TimeAmount,
    _ body: @escaping @Sendable (FrameHandler, ChannelHandlerContext) -> Void
  ) -> Scheduled<Void> {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    return context.eventLoop.scheduleTask(in: time) {
      let (handler, context) = bound.value
      body(handler, context)
    }
  }
}
