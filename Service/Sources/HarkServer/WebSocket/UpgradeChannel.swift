import Hark
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// A connection that serves HTTP or becomes a WebSocket.
///
/// Hummingbird serves connections that are not upgraded; a connection whose handshake `Handshake`
/// accepts becomes a WebSocket with validated messages.
struct UpgradeChannel: ServerChildChannel, HTTPChannelHandler {
  typealias Socket = NIOAsyncChannel<WebSocketMessage, WebSocketSending>
  typealias Plain = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  typealias Serve = @Sendable (_ socket: Socket, _ visit: Visit) async -> Void

  let responder: HTTPChannelHandler.Responder
  let handshake: Handshake
  var limits = WebSocketLimits()
  let idle: Duration
  var tls: TLSContext?
  var connections: OpenConnections?
  var headWithin = TimeAmount.seconds(10)
  let serve: Serve

  enum Outcome: Sendable {
    case socket(Socket, Visit)
    case plain(Plain)
  }

  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let outcome: EventLoopFuture<Outcome>
  }

  /// The maximum length of a request's header, in bytes.
  private static let headLimit = 16 * 1_024

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    let place = connections?.add(channel)
    return channel.eventLoop.makeCompletedFuture {
      if let tls = tls?.latest(logger) {
        try channel.pipeline.syncOperations.addHandler(TLSHandler(tls))
      }
      let encoder = HTTPResponseEncoder()
      let decoder = ByteToMessageHandler(
        HTTPRequestDecoder(
          leftOverBytesStrategy: .forwardBytes, limitConfiguration: Self.decoderLimits))
      let gate = HandshakeGate(
        handshake, place, isEncrypted: tls != nil, headWithin: headWithin)
      let upgrade = NIOTypedHTTPServerUpgradeHandler<Outcome>(
        httpEncoder: encoder, extraHTTPHandlers: [decoder, gate],
        upgradeConfiguration: .init(
          upgraders: [upgrader(place)], notUpgradingCompletionHandler: { plain($0, logger) }))
      try channel.pipeline.syncOperations.addHandlers([encoder, decoder, gate, upgrade])
      return Value(channel: channel, outcome: upgrade.upgradeResultFuture)
    }
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.outcome.get() {
      case .plain(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
      case .socket(let channel, let visit): await serve(channel, visit)
      }
    } catch {
      // The connection ended before it was forwarded to HTTP or became a WebSocket.
      value.channel.close(promise: nil)
    }
  }

  private static var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var decoder = NIOHTTPDecoderLimitConfiguration()
    decoder.maxHeaderListSize = headLimit
    decoder.maxHeaderFieldSize = headLimit
    decoder.maxHeaderFieldCount = 100
    return decoder
  }

  /// The upgrader, with a maximum message size for each path.
  private func upgrader(_ place: OpenConnections.Place?) -> PlacedUpgrader<Outcome> {
    PlacedUpgrader(
      standard: upgrader(limits, place),
      places: [Handshake.realtimePath: upgrader(limits.realtime, place)])
  }

  private func upgrader(
    _ limits: WebSocketLimits, _ place: OpenConnections.Place?
  ) -> NIOTypedWebSocketServerUpgrader<Outcome> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: limits.message, enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        channel.eventLoop.makeSucceededFuture(OfferedProtocol.answer(to: head.headers))
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          try channel.syncOptions?.setOption(.socketOption(.so_sndbuf), value: limits.sendBuffer)
          let pipeline = channel.pipeline.syncOperations
          var visit = Visit(
            uri: head.uri, key: OfferedProtocol.key(in: head.headers),
            isForwarded: Visit.isForwarded(head.headers), place: place)
          if limits.message > SignInGate.limit {
            let decoder = try pipeline.handler(
              type: ByteToMessageHandler<WebSocketFrameDecoder>.self)
            try pipeline.addHandler(SignInGate(), position: .before(decoder))
            visit.gated = channel
          }
          try pipeline.addHandler(FrameHandler(limits))
          // The gate has been removed, and does not see the answer.
          visit.signedIn(false)
          // Messages can be large, so at most the current and the next one are read.
          let configuration = Socket.Configuration(
            backPressureStrategy: .init(lowWatermark: 1, highWatermark: 2))
          return .socket(
            try Socket(wrappingChannelSynchronously: channel, configuration: configuration), visit)
        }
      })
  }

  private func plain(_ channel: any Channel, _ logger: Logger) -> EventLoopFuture<Outcome> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(ClientEnd())
      try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
      try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: idle, logger: logger))
      return .plain(
        try Plain(
          wrappingChannelSynchronously: channel,
          configuration: .init(isOutboundHalfClosureEnabled: true)))
    }
  }
}

private struct PlacedUpgrader<Result: Sendable>: NIOTypedHTTPServerProtocolUpgrader {
  typealias UpgradeResult = Result

  /// The upgrader for paths that are not in `places`.
  let standard: NIOTypedWebSocketServerUpgrader<Result>
  let places: [String: NIOTypedWebSocketServerUpgrader<Result>]

  var supportedProtocol: String { standard.supportedProtocol }
  var requiredUpgradeHeaders: [String] { standard.requiredUpgradeHeaders }

  func buildUpgradeResponse(
    channel: any Channel, upgradeRequest: HTTPRequestHead, initialResponseHeaders: HTTPHeaders
  ) -> EventLoopFuture<HTTPHeaders> {
    upgrader(for: upgradeRequest).buildUpgradeResponse(
      channel: channel, upgradeRequest: upgradeRequest,
      initialResponseHeaders: initialResponseHeaders)
  }

  func upgrade(channel: any Channel, upgradeRequest: HTTPRequestHead) -> EventLoopFuture<Result> {
    upgrader(for: upgradeRequest).upgrade(channel: channel, upgradeRequest: upgradeRequest)
  }

  private func upgrader(for head: HTTPRequestHead) -> NIOTypedWebSocketServerUpgrader<Result> {
    places[String(Handshake.place(head.uri))] ?? standard
  }
}

/// A browser's subprotocols, one of which carries the key that a page cannot set in a header.
private enum OfferedProtocol {
  private static let name = "realtime"
  private static let keyPrefix = "openai-insecure-api-key."

  /// Returns the field that accepts the protocol `realtime`; empty if the client does not offer it.
  static func answer(to headers: HTTPHeaders) -> HTTPHeaders {
    offers(in: headers).contains(name) ? ["Sec-WebSocket-Protocol": name] : [:]
  }

  /// Returns the client's key from the header or the offered protocols, or `nil` if there is none.
  static func key(in headers: HTTPHeaders) -> String? {
    if let key = Authentication.token(in: headers.first(name: "authorization")) { return key }
    return offers(in: headers).first { $0.hasPrefix(keyPrefix) }
      .map { String($0.dropFirst(keyPrefix.count)) }
  }

  private static func offers(in headers: HTTPHeaders) -> [String] {
    headers[canonicalForm: "sec-websocket-protocol"].map(String.init)
  }
}

/// The request for a socket; its description does not reveal the key.
struct Visit: Sendable, Confidential {
  let uri: String

  /// The client's credential, a token or another key; `nil` if there is none.
  let key: String?

  /// Whether a proxy says that it forwards the request of another client.
  var isForwarded = false

  /// The connection's place among those of the server, if they are counted.
  var place: OpenConnections.Place?

  /// The channel if it has a `SignInGate`.
  var gated: (any Channel)?

  /// Records whether the client has signed in, after which its connection never gives way and its
  /// large messages are read.
  func signedIn(_ isSignedIn: Bool = true) {
    place?.advance(to: isSignedIn ? .working : .opened)
    if isSignedIn { gated?.triggerUserOutboundEvent(SignInGate.SignedIn(), promise: nil) }
  }

  static func isForwarded(_ headers: HTTPHeaders) -> Bool {
    ["forwarded", "x-forwarded-for", "x-real-ip"].contains { headers.contains(name: $0) }
  }

  /// Whether there is a key, without the key itself.
  var description: String { "Visit(key: \(key == nil ? "none" : "some"))" }
}
