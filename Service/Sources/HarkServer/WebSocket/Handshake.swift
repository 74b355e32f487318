import NIOHTTP1

struct Handshake: Sendable {
  static let path = "/session"
  static let realtimePath = "/v1/realtime"
  private static let paths = [path, realtimePath]

  /// The server's own host names, in lowercase.
  let names: Set<String>
  var isOffered = true

  /// Returns whether a request asks for a WebSocket; offers of other protocols are ignored.
  static func isAsked(for head: HTTPRequestHead) -> Bool {
    head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
  }

  func refusal(of head: HTTPRequestHead) -> HTTPRefusal? {
    guard isOffered, Self.paths.contains(String(Self.place(head.uri))) else { return .unknownPlace }
    guard head.headers["host"].count < 2 else { return .twoHosts }
    guard isCalledByName(head.headers) else { return .foreignHost }
    guard isFromOwnPage(head.headers) else { return .foreignOrigin }
    guard head.headers["sec-websocket-version"] == ["13"] else { return .otherWebSocket }
    return Self.isWhole(head) ? nil : .brokenHandshake
  }

  /// Returns a request with its path as the target and with the server that it addresses in `Host`.
  ///
  /// A target such as `http://localhost/session` names the server itself, and overrules the header
  /// (RFC 9112, section 3.2.2).
  static func inOriginForm(_ head: HTTPRequestHead) -> HTTPRequestHead {
    // More than one Host header is refused in any case.
    guard head.headers["host"].count < 2, let start = authorityStart(head.uri) else { return head }
    let rest = head.uri[start...]
    let authority = rest.prefix { !"/?#".contains($0) }
    let place = rest[authority.endIndex...]
    var own = head
    own.uri = (place.hasPrefix("/") ? "" : "/") + place
    own.headers.replaceOrAdd(name: "host", value: String(authority))
    return own
  }

  /// Returns the index after `http://` or another scheme; `nil` if `uri` begins with none.
  private static func authorityStart(_ uri: String) -> String.Index? {
    guard let end = uri.utf8.firstIndex(of: UInt8(ascii: ":")), uri[end...].hasPrefix("://"),
      uri[..<end].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) })
    else { return nil }
    return uri.index(end, offsetBy: 3)
  }

  private func isCalledByName(_ headers: HTTPHeaders) -> Bool {
    let hosts = headers["host"]
    return hosts.count == 1 && HostGuard.name(in: hosts[0]).map(names.contains) ?? false
  }

  /// Returns whether a request comes from the server's own page or has no origin.
  private func isFromOwnPage(_ headers: HTTPHeaders) -> Bool {
    HostGuard.isOwnPage(headers["origin"], host: headers.first(name: "host"))
  }

  private static func isWhole(_ head: HTTPRequestHead) -> Bool {
    let keys = head.headers["sec-websocket-key"]
    return head.method == .GET && head.version == .http1_1
      && head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
      && !head.headers.contains(name: "content-length")
      && !head.headers.contains(name: "transfer-encoding")
      // The key is 16 bytes encoded in Base64.
      && keys.count == 1 && keys[0].utf8.count == 24 && keys[0].hasSuffix("==")
  }

  /// Returns the path without the query.
  static func place(_ uri: String) -> Substring { uri.prefix { $0 != "?" } }
}
