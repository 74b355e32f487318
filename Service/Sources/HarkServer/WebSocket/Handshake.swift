import NIOHTTP1

/// Decides whether a request may become a WebSocket.
struct Handshake: Sendable {
  /// Where the page's sessions begin.
  static let path = "/session"

  /// Where clients of OpenAI's realtime protocol ask for a socket.
  static let realtimePath = "/v1/realtime"

  /// Everywhere that a socket leads to.
  private static let paths = [path, realtimePath]

  /// Names under which the server may be called, in small letters.
  let names: Set<String>

  /// Whether there is anything to speak about.
  var isOffered = true

  /// Whether a request asks for a WebSocket at all; offers of other protocols are left alone.
  static func isAsked(for head: HTTPRequestHead) -> Bool {
    head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
  }

  /// Why a request that asks for a WebSocket does not get one; nil when it does.
  func refusal(of head: HTTPRequestHead) -> Refusal? {
    guard isOffered, Self.paths.contains(String(Self.place(head.uri))) else { return .unknownPlace }
    guard head.headers["host"].count < 2 else { return .twoHosts }
    guard isCalledByName(head.headers) else { return .foreignHost }
    guard isFromOwnPage(head.headers) else { return .foreignOrigin }
    guard head.headers["sec-websocket-version"] == ["13"] else { return .otherWebSocket }
    return Self.isWhole(head) ? nil : .brokenHandshake
  }

  private func isCalledByName(_ headers: HTTPHeaders) -> Bool {
    let hosts = headers["host"]
    return hosts.count == 1 && HostGuard.name(in: hosts[0]).map(names.contains) ?? false
  }

  /// A page of somebody else's may reach the server; its browser says whose page it is.
  ///
  /// Other programs have no origin.
  private func isFromOwnPage(_ headers: HTTPHeaders) -> Bool {
    HostGuard.isOwnPage(headers["origin"], host: headers.first(name: "host"))
  }

  private static func isWhole(_ head: HTTPRequestHead) -> Bool {
    let keys = head.headers["sec-websocket-key"]
    return head.method == .GET && head.version == .http1_1
      && head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
      && !head.headers.contains(name: "content-length")
      && !head.headers.contains(name: "transfer-encoding")
      // 16 bytes in base 64.
      && keys.count == 1 && keys[0].utf8.count == 24 && keys[0].hasSuffix("==")
  }

  /// The place without its query.
  static func place(_ uri: String) -> Substring { uri.prefix { $0 != "?" } }
}
