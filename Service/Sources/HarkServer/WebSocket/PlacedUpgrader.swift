import NIOCore
import NIOHTTP1
import NIOWebSocket

/// An upgrader that applies the rules of the requested path.
struct PlacedUpgrader<Result: Sendable>: NIOTypedHTTPServerProtocolUpgrader {
  typealias UpgradeResult = Result

  /// The upgrader for all other paths.
  let standard: NIOTypedWebSocketServerUpgrader<Result>

  /// The upgraders by path.
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

/// The subprotocols that a browser offers for a WebSocket, one of which carries the client's key
/// because a browser cannot set a header field.
enum OfferedProtocol {
  private static let name = "realtime"
  private static let keyPrefix = "openai-insecure-api-key."

  /// Returns the field that accepts the offered protocol; empty if it is not offered.
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
