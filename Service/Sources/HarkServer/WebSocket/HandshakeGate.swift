import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A handler before NIO's upgrade that answers requests the upgrade would leave unanswered: refused
/// handshakes, unreadable request headers, and incomplete requests.
///
/// NIO's typed upgrade loses a request that it declines, and its client then waits forever
/// (apple/swift-nio#2632), so the upgrade receives only requests that it will accept.
///
/// A request is refused once: if the gate refuses it in the middle of its body, the application
/// learns the reason from its body, and its own answer is dropped. The gate also disconnects clients
/// that send no request.
final class HandshakeGate: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let handshake: Handshake
  private let place: OpenConnections.Place?
  private let isEncrypted: Bool
  private let headWithin: TimeAmount
  private let idleAfter: TimeAmount
  private var patience: Scheduled<Void>?
  private var isFirst = true
  private var path = ""

  /// Whether the last request addressed the server by a name that other machines can use.
  private var isNamed = false
  private var exchange = Exchange()
  private var waiting: HTTPRefusal?

  /// The last answer's way to the system.
  private var sent: EventLoopFuture<Void>?

  /// The length of the body since the connection's last progress was recorded, in bytes.
  private var arrived = 0
  private var isStopping = false

  /// The part of a body that counts as progress, in bytes: a second of audio in G.711.
  static let progressLength = 8_000

  /// Creates a gate.
  ///
  /// - Parameters:
  ///   - place: The connection's place among those of the server, if they are counted.
  ///   - isEncrypted: Whether the connection uses TLS.
  ///   - headWithin: The maximum time until the first request's header arrives.
  ///   - idleAfter: The maximum time from an answer to the next request's header.
  init(
    _ handshake: Handshake, _ place: OpenConnections.Place? = nil, isEncrypted: Bool = false,
    headWithin: TimeAmount = .seconds(10), idleAfter: TimeAmount = .seconds(15)
  ) {
    self.handshake = handshake
    self.place = place
    self.isEncrypted = isEncrypted
    self.headWithin = headWithin
    self.idleAfter = idleAfter
  }

  func handlerAdded(context: ChannelHandlerContext) {
    hangUp(context, in: headWithin)
    if context.channel.isActive { place?.opened(from: context.remoteAddress) }
  }

  func channelActive(context: ChannelHandlerContext) {
    // Only an active connection has an address.
    place?.opened(from: context.remoteAddress)
    context.fireChannelActive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { patience?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if exchange.hasRefused { return }
    switch unwrapInboundIn(data) {
    case .head(let head): receive(head, context)
    case .body(let bytes):
      arrived += bytes.readableBytes
      if arrived >= Self.progressLength { recordStage(context) }
      context.fireChannelRead(data)
    case .end:
      exchange.requestEnded()
      recordStage(context)
      context.fireChannelRead(data)
    }
  }

  private func receive(_ received: HTTPRequestHead, _ context: ChannelHandlerContext) {
    patience?.cancel()
    var head = Handshake.inOriginForm(received)
    path = String(Handshake.place(head.uri))
    isNamed = HostGuard.isDomain(HostGuard.name(in: head.headers.first(name: "host")))
    defer { isFirst = false }
    if head.headers.contains(name: "upgrade") {
      if Handshake.isAsked(for: head) {
        // An upgrade is not possible after another request (apple/swift-nio#680).
        let refusal = isFirst ? handshake.refusal(of: head) : .lateHandshake
        if let refusal { return refuse(context, refusal) }
      } else {
        // The server can ignore an offer of another protocol.
        head.headers.remove(name: "upgrade")
      }
    }
    // Hummingbird recognizes only this spelling, without other options.
    if !head.isKeepAlive, !Handshake.isAsked(for: head) {
      head.headers.replaceOrAdd(name: "connection", value: "close")
    }
    exchange.requestBegan()
    recordStage(context)
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // The client has its answer; the application's own would be a second one.
    if exchange.isOver {
      promise?.succeed()
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(let head):
      if head.status.code >= 200 { exchange.answerBegan() }
      recordStage(context)
      context.write(wrapOutboundOut(.head(strict(head))), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      let written = context.eventLoop.makePromise(of: Void.self)
      // The application's promise may belong to another event loop.
      written.futureResult.cascade(to: promise)
      sent = written.futureResult
      context.write(data, promise: written)
      exchange.answerEnded()
      recordStage(context)
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      written.futureResult.whenSuccess {
        let (gate, context) = bound.value
        gate.answered(context)
      }
      if let waiting, !exchange.isAnswerDue { return conclude(context, waiting) }
    }
  }

  /// Begins to wait for the next request, after the client's system has received an answer.
  private func answered(_ context: ChannelHandlerContext) {
    exchange.answerSent()
    recordStage(context)
    guard !exchange.hasRefused, exchange.isUnasked else { return }
    hangUp(context, in: idleAfter)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if !isFirst { recordStage(context) }
    context.fireChannelWritabilityChanged()
  }

  /// Records what happens next on the connection.
  private func recordStage(_ context: ChannelHandlerContext) {
    guard let place else { return }
    arrived = 0
    place.advance(to: exchange.stage(isWritable: context.channel.isWritable))
  }

  /// Returns an answer's header; over TLS, it makes browsers use only TLS for the server's name.
  private func strict(_ head: HTTPResponseHead) -> HTTPResponseHead {
    guard isEncrypted, isNamed else { return head }
    var head = head
    head.headers.replaceOrAdd(name: "strict-transport-security", value: "max-age=31536000")
    return head
  }

  private func hangUp(_ context: ChannelHandlerContext, in time: TimeAmount) {
    patience?.cancel()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    patience = context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // A connection without a request does not delay the shutdown.
    if event is ChannelShouldQuiesceEvent {
      isStopping = true
      if isFirst { context.close(promise: nil) }
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case let error as HTTPParserError: refuse(context, refusal(of: error))
    case let error as BodyTooSlow:
      // The application may have received the rest of the body in the meantime.
      guard exchange.isCurrentAwaited else { return }
      // A server that stops waits as long as for a slow body, and is the better reason.
      refuse(context, isStopping ? HTTPRefusal.stopping : error.refusal)
    // The decoder reports everything that it receives after an error.
    case is ByteToMessageDecoderError where exchange.hasRefused: break
    default: context.fireErrorCaught(error)
    }
  }

  private func refusal(of error: HTTPParserError) -> HTTPRefusal {
    switch error {
    case .headerOverflow: .longHead
    // A client that is still sending when the server shuts down is not at fault.
    case .invalidEOFState: isStopping ? .stopping : .tornRequest
    default: .notHTTP
    }
  }

  private func refuse(_ context: ChannelHandlerContext, _ refusal: HTTPRefusal) {
    guard !exchange.hasRefused else { return }
    exchange.refused()
    patience?.cancel()
    let isAwaited = exchange.isBodyAwaited
    if exchange.isAnswerDue { waiting = refusal } else { conclude(context, refusal) }
    // The application, which may be reading the body, learns why it ends.
    if isAwaited { context.fireErrorCaught(refusal) }
  }

  /// Ends the connection, after the refusal if the refused request has no answer yet.
  private func conclude(_ context: ChannelHandlerContext, _ refusal: HTTPRefusal) {
    waiting = nil
    if !exchange.isLastAnswered { answer(context, refusal) }
    exchange.isOver = true
    recordStage(context)
    // A client that does not read delays the end only so long.
    hangUp(context, in: .seconds(ServerContext.lingerSeconds))
    context.flush()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    (sent ?? context.eventLoop.makeSucceededVoidFuture()).whenComplete { _ in
      // With unread input, closing the connection immediately would cause a reset that overtakes
      // the answer.
      bound.value.close(mode: .output, promise: nil)
      bound.value.eventLoop.scheduleTask(in: .seconds(1)) { bound.value.close(promise: nil) }
    }
  }

  private func answer(_ context: ChannelHandlerContext, _ refusal: HTTPRefusal) {
    let body = ByteBuffer(bytes: (try? JSONAnswer.body(of: refusal, at: path)) ?? [])
    var headers: HTTPHeaders = [
      "connection": "close", "content-type": "application/json",
      "content-length": "\(body.readableBytes)", "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    ]
    for field in refusal.headers { headers.add(name: field.name.rawName, value: field.value) }
    let status = HTTPResponseStatus(statusCode: refusal.status.code)
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(strict(head))), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    sent = context.write(wrapOutboundOut(.end(nil)))
  }
}
