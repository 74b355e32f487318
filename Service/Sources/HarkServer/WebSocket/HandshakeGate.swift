import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A handler before NIO's upgrade that answers requests the upgrade would leave unanswered: refused
/// handshakes, unreadable request headers, and incomplete requests.
///
/// NIO's typed upgrade loses a request that it declines, and its client then waits forever
/// (apple/swift-nio#2632), so the upgrade receives only requests that it will accept.
final class HandshakeGate: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let handshake: Handshake
  private let headWithin: TimeAmount
  private var patience: Scheduled<Void>?
  private var isFirst = true
  private var hasRefused = false

  /// The number of unanswered forwarded requests, whose responses precede a refusal.
  private var owed = 0
  private var waiting: HTTPRefusal?
  private var isStopping = false
  private var path = ""

  /// Creates a gate; `headWithin` is the maximum time until the first request's header arrives.
  init(_ handshake: Handshake, headWithin: TimeAmount = .seconds(10)) {
    self.handshake = handshake
    self.headWithin = headWithin
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    patience = context.eventLoop.scheduleTask(in: headWithin) { bound.value.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { patience?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if hasRefused { return }
    let part = unwrapInboundIn(data)
    if case .end = part { owed += 1 }
    guard case .head(var head) = part else { return context.fireChannelRead(data) }
    patience?.cancel()
    path = String(Handshake.place(head.uri))
    defer { isFirst = false }
    guard head.headers.contains(name: "upgrade") else { return context.fireChannelRead(data) }
    guard Handshake.isAsked(for: head) else {
      // The server can ignore an offer of another protocol.
      head.headers.remove(name: "upgrade")
      return context.fireChannelRead(wrapInboundOut(.head(head)))
    }
    // An upgrade is not possible after another request (apple/swift-nio#680).
    let refusal = isFirst ? handshake.refusal(of: head) : .lateHandshake
    if let refusal { return refuse(context, refusal) }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    context.write(data, promise: promise)
    guard case .end = unwrapOutboundIn(data) else { return }
    owed -= 1
    guard owed <= 0, let refusal = waiting else { return }
    waiting = nil
    answer(context, refusal)
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
    guard let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
    if !hasRefused { refuse(context, refusal(of: error)) }
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
    hasRefused = true
    patience?.cancel()
    if owed > 0 { waiting = refusal } else { answer(context, refusal) }
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
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      // With unread input, closing the connection immediately would cause a reset that overtakes
      // the answer.
      bound.value.close(mode: .output, promise: nil)
      bound.value.eventLoop.scheduleTask(in: .seconds(1)) { bound.value.close(promise: nil) }
    }
  }
}
