import HarkServices
import NIOCore
import NIOWebSocket
import Synchronization

/// A WebSocket connection of a client, which closes when it is released.
package final class ClientSocket: WebSocketLine {
  private let channel: any Channel
  private let timeLimit: TimeAmount
  private let received: ReceivedMessages

  /// Creates a connection, which drops binary messages unless `keepsSounds` is true.
  init(_ channel: any Channel, timeLimit: TimeAmount, keepsSounds: Bool = true) {
    self.channel = channel
    self.timeLimit = timeLimit
    received = ReceivedMessages(keepsSounds: keepsSounds)
    // The connection also closes when the reader of its text messages is canceled.
    received.text.onTermination = { [channel] in
      if case .cancelled = $0 { channel.close(promise: nil) }
    }
  }

  deinit { channel.close(promise: nil) }

  private static let transport = NIOWebSocketTransport()

  /// Connects to the session endpoint of a local or remote server.
  package static func connect(
    host: String = "127.0.0.1", port: Int
  ) async throws -> ClientSocket {
    let name = host.contains(":") ? "[\(host)]" : host
    return try await transport.open(WebSocketRequest("ws://\(name):\(port)\(Handshake.path)"))
  }

  package var messages: AsyncThrowingStream<String, any Error> { received.texts }

  /// The received binary messages, in order, for a single reader; the stream finishes when the
  /// connection ends.
  package var sounds: AsyncStream<ByteBuffer> { received.sounds }

  /// The server's close code, once the connection has ended; `nil` if it ended without one.
  package var closeCode: Int? {
    get async {
      try? await channel.closeFuture.get()
      return received.closeCode
    }
  }

  func handler() -> ClientSocketHandler { ClientSocketHandler(received) }

  package func send(_ text: String) async throws { try await send(.text, ByteBuffer(string: text)) }

  package func send(_ bytes: ByteBuffer) async throws { try await send(.binary, bytes) }

  private func send(_ opcode: WebSocketOpcode, _ bytes: ByteBuffer) async throws {
    let frame = WebSocketFrame(masked: opcode, bytes)
    let loop = channel.eventLoop
    let sent = loop.makePromise(of: Void.self)
    // Everything runs on the event loop, so that it is woken up only once.
    loop.execute { [channel, timeLimit] in
      let isSent = NIOLoopBoundBox(false, eventLoop: loop)
      sent.futureResult.whenComplete { _ in isSent.value = true }
      channel.writeAndFlush(frame, promise: sent)
      // Most frames are written immediately.
      if isSent.value { return }
      let stall = channel.close(in: timeLimit)
      sent.futureResult.whenComplete { _ in stall.cancel() }
    }
    do { try await sent.futureResult.get() } catch { throw WebSocketFailure.broken }
  }

  package func close() async {
    var code = ByteBuffer()
    code.write(webSocketErrorCode: .normalClosure)
    channel.writeAndFlush(WebSocketFrame(masked: .connectionClose, code), promise: nil)
    channel.close(in: .seconds(2))
  }

  /// Closes the connection without a close frame, as if the network were lost.
  package func cut() async { try? await channel.close() }
}

final class ReceivedMessages: Sendable {
  /// The maximum number of unread messages of each kind.
  ///
  /// An excess text message closes the connection; excess binary messages are dropped.
  private static let limit = 1_024

  let texts: AsyncThrowingStream<String, any Error>
  let text: AsyncThrowingStream<String, any Error>.Continuation
  let sounds: AsyncStream<ByteBuffer>
  private let sound: AsyncStream<ByteBuffer>.Continuation
  private let keepsSounds: Bool
  private let closing = Mutex<(isReceived: Bool, code: Int?)>((false, nil))

  init(keepsSounds: Bool = true) {
    self.keepsSounds = keepsSounds
    (texts, text) = AsyncThrowingStream.makeStream(bufferingPolicy: .bufferingOldest(Self.limit))
    (sounds, sound) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.limit))
  }

  var closeCode: Int? { closing.withLock { $0.code } }

  /// Adds a text message; returns `false` if too many are unread.
  func add(text bytes: ByteBuffer) -> Bool {
    if case .dropped = text.yield(String(buffer: bytes)) { false } else { true }
  }

  func add(sound bytes: ByteBuffer) { if keepsSounds { sound.yield(bytes) } }

  func close(_ bytes: ByteBuffer) {
    let code = bytes.getInteger(at: bytes.readerIndex, as: UInt16.self).map(Int.init)
    closing.withLock { $0 = (true, code) }
  }

  func end() {
    let isOrderly = closing.withLock { $0.isReceived }
    text.finish(throwing: isOrderly ? nil : WebSocketFailure.broken)
    sound.finish()
  }
}

/// Reads messages, answers pings and close frames, and disconnects from an unresponsive server.
final class ClientSocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The interval between pings, and the time to answer one; silence longer than their sum closes
  /// the connection.
  static let (pingAfter, pongWithin) = (TimeAmount.seconds(10), TimeAmount.seconds(10))

  private let received: ReceivedMessages

  /// The time of the last frame from the server, by the event loop's clock.
  private var lastRead = NIODeadline.distantPast
  private var watch: RepeatedTask?

  init(_ received: ReceivedMessages) { self.received = received }

  func handlerAdded(context: ChannelHandlerContext) {
    lastRead = context.eventLoop.now
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    watch = context.eventLoop.scheduleRepeatedTask(
      initialDelay: Self.pingAfter, delay: Self.pingAfter
    ) { _ in
      let (handler, context) = bound.value
      handler.checkServer(context)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { watch?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    let bytes = frame.unmaskedData
    lastRead = context.eventLoop.now
    switch frame.opcode {
    case .text: if !received.add(text: bytes) { context.close(promise: nil) }
    case .binary: received.add(sound: bytes)
    case .ping: send(context, .pong, bytes)
    case .connectionClose:
      received.close(bytes)
      send(context, .connectionClose, bytes)
      context.close(promise: nil)
    default: break
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    received.end()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func checkServer(_ context: ChannelHandlerContext) {
    let silence = context.eventLoop.now - lastRead
    if silence > Self.pingAfter + Self.pongWithin { return context.close(promise: nil) }
    send(context, .ping, ByteBuffer())
  }

  private func send(
    _ context: ChannelHandlerContext, _ opcode: WebSocketOpcode, _ bytes: ByteBuffer
  ) { context.writeAndFlush(wrapOutboundOut(WebSocketFrame(masked: opcode, bytes)), promise: nil) }
}

extension WebSocketFrame {
  /// Creates a whole frame with a random mask, which clients must use.
  fileprivate init(masked opcode: WebSocketOpcode, _ bytes: ByteBuffer) {
    self.init(fin: true, opcode: opcode, maskKey: .random(), data: bytes)
  }
}
