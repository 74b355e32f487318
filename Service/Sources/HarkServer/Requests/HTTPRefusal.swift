import HTTPTypes
import HarkScreens
import HarkServices

/// The rejection of a request: a status and a sentence for the client, without user content.
struct HTTPRefusal: Error, Equatable {
  let status: HTTPTypes.HTTPResponse.Status
  let sentence: String

  /// The code that distinguishes the refusal from others with the same status, if needed.
  let code: String?

  /// The parameter of the file API that caused the refusal, if any.
  let parameter: String?
  let headers: HTTPFields

  init(
    _ status: HTTPTypes.HTTPResponse.Status, _ sentence: String, code: String? = nil,
    of parameter: String? = nil, _ headers: HTTPFields = [:]
  ) {
    (self.status, self.sentence, self.code) = (status, sentence, code)
    (self.parameter, self.headers) = (parameter, headers)
  }
}

// General refusals, and those of requests for pages, recordings, and captures.
extension HTTPRefusal {
  static let foreignHost = HTTPRefusal(.forbidden, "Unknown host name. Add it with --name.")
  static let twoHosts = HTTPRefusal(.badRequest, "Send exactly one Host header.")
  static let unknownPlace = HTTPRefusal(
    .notFound, "Not found; see the documentation of the captures API for its paths.")
  static let noPage = HTTPRefusal(
    .notFound, "This server has no page; start it with --page and the page's folder.")
  static let unknownUser = HTTPRefusal(
    .unauthorized, "Send a valid token in the Authorization header, after Bearer.",
    [.wwwAuthenticate: "Bearer"])
  static let uncheckedToken = HTTPRefusal(
    .serviceUnavailable, "Tokens cannot be checked at the moment; try again in 5 seconds.",
    code: "token_unchecked", [.retryAfter: "5"])
  static let notJSON = HTTPRefusal(
    .unsupportedMediaType, "Send JSON with the Content-Type application/json.")
  static let tooLarge = HTTPRefusal(
    .contentTooLarge, "The text is too long; shorten it to \(Draft.standardLimit) characters.")
  static let clientGone = HTTPRefusal(
    HTTPTypes.HTTPResponse.Status(code: 499, reasonPhrase: "Client Closed Request"),
    "The client disconnected; send the request again.", code: "client_gone")
  static let inside = HTTPRefusal(
    .internalServerError, "Internal error; nothing was saved, so try again later.")

  static func badRange(of size: Int) -> HTTPRefusal {
    HTTPRefusal(
      .rangeNotSatisfiable, "Request a byte range of the file, such as bytes=0-99.",
      [.contentRange: "bytes */\(size)"])
  }

  static func tooMany(wait: Int) -> HTTPRefusal { busy("Too many requests", wait: wait) }

  /// Returns the refusal of a request that can be repeated after `wait` seconds.
  static func busy(_ problem: String, wait: Int) -> HTTPRefusal {
    HTTPRefusal(
      .tooManyRequests, "\(problem); try again in \(wait) second\(wait == 1 ? "" : "s").",
      code: "rate_limit_exceeded", [.retryAfter: "\(wait)"])
  }
}

// Refusals of WebSocket handshakes, and of invalid or incomplete requests.
extension HTTPRefusal {
  static let foreignOrigin = HTTPRefusal(
    .forbidden, "Sessions are only for this server's own pages; open the page at its address.")
  static let plainSession = HTTPRefusal(
    .upgradeRequired, "Sessions use WebSockets; request an upgrade.",
    [.upgrade: "websocket", .connection: "Upgrade", .secWebSocketVersion: "13"])
  static let otherWebSocket = HTTPRefusal(
    .upgradeRequired, "Request WebSocket version 13.", [.secWebSocketVersion: "13"])
  static let brokenHandshake = HTTPRefusal(
    .badRequest, "Request a WebSocket as RFC 6455 specifies, with GET and a key of 16 bytes.")
  static let lateHandshake = HTTPRefusal(
    .badRequest, "Request a WebSocket as the first request of a connection.")
  static let longHead = HTTPRefusal(
    .requestHeaderFieldsTooLarge, "The request's header is too long; send less than 16 KiB.")
  static let notHTTP = HTTPRefusal(
    .badRequest, "The request is not valid HTTP/1.1; use an HTTP client.")
  static let tornRequest = HTTPRefusal(
    .badRequest, "The request is incomplete; send it again.", code: "torn_request")
  static let stopping = HTTPRefusal(
    .serviceUnavailable,
    "The server stopped before the request was complete; send it again in 10 seconds.",
    code: "server_stopping", [.retryAfter: "10"])
}
