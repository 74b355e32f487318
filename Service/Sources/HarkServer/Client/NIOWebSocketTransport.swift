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
    try await open(request, keepsSounds: false)
  }

  func open(_ request: WebSocketRequest, keepsSounds: Bool = true) async throws -> ClientSocket {
    let attempt = ConnectingChannel()
    return try await withTaskCancellationHandler {
      try await open(request, attempt, keepsSounds)
    } onCancel: {
      attempt.cancel()
    }
  }

  private func open(
    _ request: WebSocketRequest, _ attempt: ConnectingChannel, _ keepsSounds: Bool
  ) async throws -> ClientSocket {
    guard let place = URLComponents(string: request.url), let host = place.host, !host.isEmpty,
      let scheme = place.scheme?.lowercased(), let standard = Self.ports[scheme]
    else { throw WebSocketFailure.badAddress }
    let port = place.port ?? standard
    let name = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    let upgrade = Self.upgrade(request, place, "\(host):\(port)", keepsSounds: keepsSounds)
    let timeLimit = TimeAmount.timeLimit(request.timeout)
    let opening: EventLoopFuture<WebSocketOpening>
    do {
      opening = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .connectTimeout(timeLimit)
        .channelOption(.tcpOption(.tcp_nodelay), value: 1)
        .connect(host: name, port: port) { channel in
          channel.eventLoop.makeCompletedFuture {
            attempt.begin(channel)
            if scheme == "wss" {
              try channel.pipeline.syncOperations.addHandler(TLSHandler(tls.get(), host: name))
            }
            return try Self.open(channel, upgrade, within: timeLimit)
          }
        }
    } catch { throw Task.isCancelled ? WebSocketFailure.broken : .unreachable }
    return try await Self.socket(opening)
  }

  private static let ports = ["ws": 80, "wss": 443]

  /// Requests an upgrade over `channel`, which closes if that takes longer than `timeLimit`.
  static func open(
    _ channel: any Channel,
    _ upgrade: NIOTypedHTTPClientUpgradeConfiguration<WebSocketOpening>,
    within timeLimit: TimeAmount
  ) throws -> EventLoopFuture<WebSocketOpening> {
    let hangUp = channel.close(in: timeLimit)
    var configuration = NIOUpgradableHTTPClientPipelineConfiguration(upgradeConfiguration: upgrade)
    configuration.leftOverBytesStrategy = .forwardBytes
    let opening = try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
      configuration: configuration)
    opening.whenSuccess { if case .socket = $0 { hangUp.cancel() } }
    return opening
  }

  static func socket(_ opening: EventLoopFuture<WebSocketOpening>) async throws -> ClientSocket {
    do {
      switch try await opening.get() {
      case .socket(let socket): return socket
      case .refusal(let status): throw WebSocketFailure.refused(status: try await status.get())
      }
    } catch let failure as WebSocketFailure {
      throw failure
    } catch is TLSSession.Failure {
      // For example, the certificate is not trusted.
      throw WebSocketFailure.unreachable
    } catch { throw WebSocketFailure.timedOut }
  }

  static func upgrade(
    _ request: WebSocketRequest, _ place: URLComponents, _ host: String, keepsSounds: Bool = true
  ) -> NIOTypedHTTPClientUpgradeConfiguration<WebSocketOpening> {
    var headers = HTTPHeaders([("Host", host)])
    for field in request.headers { headers.add(name: field.name, value: field.value) }
    let uri =
      (place.percentEncodedPath.isEmpty ? "/" : place.percentEncodedPath)
      + (place.percentEncodedQuery.map { "?" + $0 } ?? "")
    let timeLimit = TimeAmount.timeLimit(request.timeout)
    let upgrader = NIOTypedWebSocketClientUpgrader<WebSocketOpening>(
      maxFrameSize: WebSocketRequest.longestMessage,
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let socket = ClientSocket(channel, timeLimit: timeLimit, keepsSounds: keepsSounds)
          try channel.pipeline.syncOperations.addHandlers(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 1_024,
              maxAccumulatedFrameSize: WebSocketRequest.longestMessage),
            socket.handler())
          return .socket(socket)
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

enum WebSocketOpening: Sendable {
  case socket(ClientSocket)
  case refusal(EventLoopFuture<Int>)
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
