import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Makes sockets of connections, of each by the rules of the place that it asks for.
struct PlacedUpgrader<Result: Sendable>: NIOTypedHTTPServerProtocolUpgrader {
  typealias UpgradeResult = Result

  /// For places that are not named.
  let standard: NIOTypedWebSocketServerUpgrader<Result>

  /// By their place.
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

  func upgrade(
    channel: any Channel, upgradeRequest: HTTPRequestHead
  ) -> EventLoopFuture<Result> {
    upgrader(for: upgradeRequest).upgrade(channel: channel, upgradeRequest: upgradeRequest)
  }

  private func upgrader(for head: HTTPRequestHead) -> NIOTypedWebSocketServerUpgrader<Result> {
    places[String(Handshake.place(head.uri))] ?? standard
  }
}

/// What a browser offers beside a socket: it can send no field with a key, and so names protocols.
enum OfferedProtocol {
  private static let name = "realtime"
  private static let keyPrefix = "openai-insecure-api-key."

  /// The field that takes up the offer; nothing where there is none.
  static func answer(to headers: HTTPHeaders) -> HTTPHeaders {
    offers(in: headers).contains(name) ? ["Sec-WebSocket-Protocol": name] : [:]
  }

  /// The key that a client shows, whichever way; nil for none.
  static func key(in headers: HTTPHeaders) -> String? {
    if let key = Authentication.token(in: headers.first(name: "authorization")) { return key }
    return offers(in: headers).first { $0.hasPrefix(keyPrefix) }
      .map { String($0.dropFirst(keyPrefix.count)) }
  }

  private static func offers(in headers: HTTPHeaders) -> [String] {
    headers[canonicalForm: "sec-websocket-protocol"].map(String.init)
  }
}
