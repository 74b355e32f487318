import NIOCore

/// A handler that encrypts a channel, and is the first in its pipeline.
final class TLSHandler: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private enum State { case handshake, open, closed }

  private let session: TLSSession
  private var state = State.handshake
  private var hasBegun = false
  private var early: [(plain: ByteBuffer, promise: EventLoopPromise<Void>?)] = []

  /// Whether the peer has stopped sending, by `close_notify` or by closing its side of the socket.
  private var hasInputEnded = false

  /// Whether this side has stopped sending.
  private var hasOutputEnded = false

  /// Whether plaintext was forwarded since the last `channelReadComplete`.
  private var hasRead = false

  /// Creates a handler for a new connection; a client specifies the `host` to connect to.
  init(_ context: TLSContext, host: String? = nil) throws {
    session = try TLSSession(context, host: host)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    context.fireChannelActive()
    begin(context)
  }

  /// Begins the handshake, in which the client sends first.
  private func begin(_ context: ChannelHandlerContext) {
    guard !hasBegun else { return }
    hasBegun = true
    advance(context)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard state != .closed, !hasInputEnded else { return }
    session.receive(unwrapInboundIn(data))
    advance(context)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    guard !hasRead else {
      hasRead = false
      return context.fireChannelReadComplete()
    }
    // The reader has received nothing yet, because a record or the handshake is incomplete.
    let isAutomatic = try? context.channel.syncOptions?.getOption(.autoRead)
    if state != .closed, isAutomatic == false { context.read() }
  }

  func channelInactive(context: ChannelHandlerContext) {
    close()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { close() }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let plain = unwrapOutboundIn(data)
    switch state {
    case .handshake: early.append((plain, promise))
    case .open: send(context, plain, promise)
    case .closed: promise?.fail(ChannelError.ioOnClosedChannel)
    }
  }

  func flush(context: ChannelHandlerContext) { if state != .handshake { context.flush() } }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    if mode != .input, state == .open {
      session.sendCloseNotify()
      flushOutput(context)
    }
    if mode == .all { close() }
    guard mode == .output else { return context.close(mode: mode, promise: promise) }
    let ended = context.eventLoop.makePromise(of: Void.self)
    // The caller's promise may belong to another event loop.
    ended.futureResult.cascade(to: promise)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    ended.futureResult.whenComplete { _ in
      let (handler, context) = bound.value
      handler.hasOutputEnded = true
      handler.closeIfBothEnded(context)
    }
    context.close(mode: .output, promise: ended)
  }

  /// Closes the connection once both sides have stopped sending; `close_notify` alone leaves the
  /// socket open.
  private func closeIfBothEnded(_ context: ChannelHandlerContext) {
    guard hasInputEnded, hasOutputEnded, state == .open else { return }
    close(context: context, mode: .all, promise: nil)
  }

  private func advance(_ context: ChannelHandlerContext) {
    do {
      if state == .handshake {
        let progress = try session.handshake()
        flushOutput(context)
        switch progress {
        case .waiting: return
        case .closed: return close(context: context, mode: .all, promise: nil)
        case .done: open(context)
        }
      }
      try read(context)
    } catch {
      // An alert informs the peer, if it is still reading.
      flushOutput(context)
      close()
      context.fireErrorCaught(error)
      context.close(promise: nil)
    }
  }

  private func open(_ context: ChannelHandlerContext) {
    state = .open
    let waiting = early
    early = []
    for (plain, promise) in waiting { send(context, plain, promise) }
    context.flush()
  }

  /// Forwards all received data in one buffer, because a record can be as small as one byte.
  private func read(_ context: ChannelHandlerContext) throws {
    var plain = context.channel.allocator.buffer(capacity: 0)
    let end = Result { try session.read(into: &plain) }
    if plain.readableBytes > 0 {
      hasRead = true
      context.fireChannelRead(wrapInboundOut(plain))
    }
    // A later handler may have closed the channel in the meantime.
    guard state == .open else { return }
    switch try end.get() {
    case .done, .waiting: flushOutput(context)
    case .closed where session.isServer: endInput(context)
    case .closed: close(context: context, mode: .all, promise: nil)
    }
  }

  /// Reports a client's half-close in the same way as plain TCP: the connection stays writable, and
  /// later handlers decide whether to answer.
  private func endInput(_ context: ChannelHandlerContext) {
    flushOutput(context)
    guard !hasInputEnded, state == .open else { return }
    hasInputEnded = true
    context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    closeIfBothEnded(context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed {
      guard !hasInputEnded else { return }
      hasInputEnded = true
    }
    context.fireUserInboundEventTriggered(event)
  }

  private func send(
    _ context: ChannelHandlerContext, _ plain: ByteBuffer, _ promise: EventLoopPromise<Void>?
  ) {
    do {
      let sealed = try session.write(plain, context.channel.allocator)
      context.write(wrapOutboundOut(sealed), promise: promise)
    } catch {
      promise?.fail(error)
      close(context: context, mode: .all, promise: nil)
    }
  }

  /// Sends the pending output of TLS itself, such as handshake messages and alerts.
  private func flushOutput(_ context: ChannelHandlerContext) {
    let output = session.output(context.channel.allocator)
    guard output.readableBytes > 0 else { return }
    // A peer that repeatedly triggers TLS responses without reading them would exhaust memory.
    if state == .open, !context.channel.isWritable {
      return close(context: context, mode: .all, promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(output), promise: nil)
  }

  private func close() {
    state = .closed
    let waiting = early
    early = []
    for (_, promise) in waiting { promise?.fail(ChannelError.ioOnClosedChannel) }
  }
}
