import Foundation
import HarkServices
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Opens WebSocket connections where the system's client does not support them, as on Linux.
public struct NIOWebSocketTransport: WebSocketTransport {
  private let tls: Result<TLSContext, TLSContext.Failure>

  /// Creates a transport for `ws` and `wss` URLs.
  ///
  /// - Parameter authorities: The path of a PEM file with the trusted certificates; `nil` for those
  ///   that the system trusts.
  public init(trusting authorities: String? = nil) {
    tls = Result { () throws(TLSContext.Failure) in try TLSContext.client(trusting: authorities) }
  }

  /// Connects to the URL of `request`; cancellation leaves no connection open.
  public func connect(_ request: WebSocketRequest) async throws -> any WebSocketLine {
    let attempt = ConnectingChannel()
    return try await withTaskCancellationHandler {
      try await connect(request, attempt)
    } onCancel: {
      attempt.cancel()
    }
  }

  private func connect(
    _ request: WebSocketRequest, _ attempt: ConnectingChannel
  ) async throws -> any WebSocketLine {
    guard let place = URLComponents(string: request.url), let host = place.host, !host.isEmpty,
      let scheme = place.scheme?.lowercased(), let standard = Self.ports[scheme]
    else { throw WebSocketFailure.badAddress }
    let port = place.port ?? standard
    let name = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    let upgrade = Self.upgrade(request, place, "\(host):\(port)")
    let patience = TimeAmount.patience(request.timeout)
    let channel: EventLoopFuture<WebSocketOpening>
    do {
      channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .connectTimeout(patience)
        .channelOption(.tcpOption(.tcp_nodelay), value: 1)
        .connect(host: name, port: port) { channel in
          channel.eventLoop.makeCompletedFuture {
            attempt.begin(channel)
            if scheme == "wss" {
              try channel.pipeline.syncOperations.addHandler(TLSHandler(tls.get(), host: name))
            }
            return try Self.open(channel, upgrade, within: patience)
          }
        }
    } catch {
      throw Task.isCancelled ? WebSocketFailure.broken : .unreachable
    }
    return try await Self.line(channel)
  }

  private static let ports = ["ws": 80, "wss": 443]

  /// Requests an upgrade over `channel`, which is closed if the upgrade does not complete within
  /// `patience`.
  static func open(
    _ channel: any Channel,
    _ upgrade: NIOTypedHTTPClientUpgradeConfiguration<WebSocketOpening>,
    within patience: TimeAmount
  ) throws -> EventLoopFuture<WebSocketOpening> {
    let hangUp = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
    var configuration = NIOUpgradableHTTPClientPipelineConfiguration(upgradeConfiguration: upgrade)
    configuration.leftOverBytesStrategy = .forwardBytes
    let opening = try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
      configuration: configuration)
    opening.whenSuccess { if case .line = $0 { hangUp.cancel() } }
    return opening
  }

  static func line(_ opening: EventLoopFuture<WebSocketOpening>) async throws -> any WebSocketLine {
    do {
      switch try await opening.get() {
      case .line(let line): return line
      case .refusal(let status): throw WebSocketFailure.refused(status: try await status.get())
      }
    } catch let failure as WebSocketFailure {
      throw failure
    } catch is TLSSession.Failure {
      // For example, the certificate is not trusted.
      throw WebSocketFailure.unreachable
    } catch {
      throw WebSocketFailure.timedOut
    }
  }

  static func upgrade(
    _ request: WebSocketRequest, _ place: URLComponents, _ host: String
  ) -> NIOTypedHTTPClientUpgradeConfiguration<WebSocketOpening> {
    var headers = HTTPHeaders([("Host", host)])
    for field in request.headers { headers.add(name: field.name, value: field.value) }
    let uri =
      (place.percentEncodedPath.isEmpty ? "/" : place.percentEncodedPath)
      + (place.percentEncodedQuery.map { "?" + $0 } ?? "")
    let patience = TimeAmount.patience(request.timeout)
    let upgrader = NIOTypedWebSocketClientUpgrader<WebSocketOpening>(
      maxFrameSize: WebSocketRequest.longestMessage,
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let line = NIOWebSocketLine(channel, patience: patience)
          try channel.pipeline.syncOperations.addHandlers(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 1_024,
              maxAccumulatedFrameSize: WebSocketRequest.longestMessage),
            WebSocketLineHandler(line.texts))
          return .line(line)
        }
      })
    return NIOTypedHTTPClientUpgradeConfiguration(
      upgradeRequestHead: HTTPRequestHead(
        version: .http1_1, method: .GET, uri: uri, headers: headers),
      upgraders: [upgrader],
      notUpgradingCompletionHandler: { channel in
        channel.eventLoop.makeCompletedFuture {
          let status = channel.eventLoop.makePromise(of: Int.self)
          try channel.pipeline.syncOperations.addHandler(RefusalReader(status))
          return .refusal(status.futureResult)
        }
      })
  }
}

/// The result of an upgrade request.
enum WebSocketOpening: Sendable {
  case line(NIOWebSocketLine)
  case refusal(EventLoopFuture<Int>)
}

/// A WebSocket connection over a channel.
final class NIOWebSocketLine: WebSocketLine {
  /// The maximum number of unread messages; when a server exceeds it, the connection is closed.
  private static let mostUnread = 1_024

  let messages: AsyncThrowingStream<String, any Error>
  let texts: AsyncThrowingStream<String, any Error>.Continuation
  private let channel: any Channel
  private let patience: TimeAmount

  init(_ channel: any Channel, patience: TimeAmount) {
    self.channel = channel
    self.patience = patience
    (messages, texts) = AsyncThrowingStream.makeStream(
      bufferingPolicy: .bufferingOldest(Self.mostUnread))
    // The connection closes when its reader is released.
    texts.onTermination = { [channel] in
      if case .cancelled = $0 { channel.close(promise: nil) }
    }
  }

  deinit { channel.close(promise: nil) }

  func send(_ text: String) async throws {
    let stall = channel.eventLoop.scheduleTask(in: patience) { [channel] in
      channel.close(promise: nil)
    }
    defer { stall.cancel() }
    do {
      try await channel.writeAndFlush(
        WebSocketFrame(
          fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(string: text)))
    } catch {
      throw WebSocketFailure.broken
    }
  }

  func close() async {
    var code = ByteBuffer()
    code.write(webSocketErrorCode: .normalClosure)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, maskKey: .random(), data: code)
    channel.writeAndFlush(frame, promise: nil)
    _ = channel.eventLoop.scheduleTask(in: .seconds(2)) { [channel] in channel.close(promise: nil) }
  }
}

/// Reads the status with which a server declines an upgrade.
private final class RefusalReader: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  private let status: EventLoopPromise<Int>

  init(_ status: EventLoopPromise<Int>) { self.status = status }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    status.succeed(Int(head.status.code))
    context.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    status.fail(WebSocketFailure.broken)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    status.fail(WebSocketFailure.broken)
    context.close(promise: nil)
  }
}

/// Reads text messages, answers pings and close frames, and disconnects from an unresponsive
/// server.
final class WebSocketLineHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The silence after which the server is pinged, and the additional time allowed for its
  /// response.
  static let patience = (ask: TimeAmount.seconds(10), give: TimeAmount.seconds(10))

  private let texts: AsyncThrowingStream<String, any Error>.Continuation

  /// The time of the last frame from the server, by the event loop's clock; set when the handler is
  /// added.
  private var lastRead = NIODeadline.distantPast
  private var watch: RepeatedTask?
  private var hasSaidGoodbye = false

  init(_ texts: AsyncThrowingStream<String, any Error>.Continuation) { self.texts = texts }

  func handlerAdded(context: ChannelHandlerContext) {
    lastRead = context.eventLoop.now
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    watch = context.eventLoop.scheduleRepeatedTask(
      initialDelay: Self.patience.ask, delay: Self.patience.ask
    ) { _ in
      let (handler, context) = bound.value
      handler.lookForLife(context)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { watch?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    lastRead = context.eventLoop.now
    switch frame.opcode {
    case .text:
      if case .dropped = texts.yield(String(buffer: frame.unmaskedData)) {
        context.close(promise: nil)
      }
    case .ping: answer(context, .pong, frame.unmaskedData)
    case .connectionClose:
      hasSaidGoodbye = true
      answer(context, .connectionClose, frame.unmaskedData)
      context.close(promise: nil)
    default: break
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    texts.finish(throwing: hasSaidGoodbye ? nil : WebSocketFailure.broken)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func lookForLife(_ context: ChannelHandlerContext) {
    let silence = context.eventLoop.now - lastRead
    if silence > Self.patience.ask + Self.patience.give { return context.close(promise: nil) }
    answer(context, .ping, ByteBuffer())
  }

  private func answer(
    _ context: ChannelHandlerContext, _ opcode: WebSocketOpcode, _ bytes: ByteBuffer
  ) {
    let frame = WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: bytes)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }
}
