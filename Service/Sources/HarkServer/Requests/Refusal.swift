import HarkStore
import HTTPTypes

/// A rejected request: a status and one sentence for the request's author.
///
/// The sentence contains nothing from the request.
struct Refusal: Error, Equatable {
  let status: HTTPResponse.Status
  let sentence: String
  var headers = HTTPFields()

  /// The code that distinguishes the refusal from others with the same status; `nil` if none is
  /// needed.
  var code: String?
  var parameter: String?

  init(_ status: HTTPResponse.Status, _ sentence: String, _ headers: HTTPFields = [:]) {
    self.status = status
    self.sentence = sentence
    self.headers = headers
  }

  /// Creates a refusal for the OpenAI-compatible API.
  init(
    _ status: HTTPResponse.Status, _ sentence: String, code: String, of parameter: String? = nil,
    _ headers: HTTPFields = [:]
  ) {
    self.init(status, sentence, headers)
    self.code = code
    self.parameter = parameter
  }
}

extension Refusal {
  static let foreignHost = Refusal(
    .forbidden, "This server does not go by that name; call it by an address that it was given.")
  static let twoHosts = Refusal(.badRequest, "Send one field Host.")
  static let unknownPlace = Refusal(
    .notFound, "There is nothing here; see the page on the captures API for what there is.")
  static let clientGone = Refusal(
    HTTPResponse.Status(code: 499, reasonPhrase: "Client Closed Request"),
    "The request was given up; send it again.", code: "client_gone")
  static let badRange = Refusal(
    .rangeNotSatisfiable, "Ask for a range of bytes that is there, such as bytes=0-99.")
  static let unknownUser = Refusal(
    .unauthorized, "Send a token that is valid now in the field Authorization, after Bearer.",
    [.wwwAuthenticate: "Bearer"])
  static let noSuchCapture = Refusal(.notFound, "You have no capture with this number.")
  static let notJSON = Refusal(
    .unsupportedMediaType, "Send JSON, with the field Content-Type saying application/json.")
  static let badJSON = Refusal(
    .badRequest, "Send a JSON object in UTF-8, with the texts content and contentType.")
  static let badKey = Refusal(
    .badRequest, "Send an Idempotency-Key of 1 to 200 letters, digits or signs of ASCII.")
  static let badPage = Refusal(
    .badRequest,
    "Give limit as a number from 1 to \(CapturePageQuery.limits.upperBound), and before as the "
      + "number that the page before named as next.")
  static let tooLarge = Refusal(
    .contentTooLarge, "The text is too long; shorten it to \(CaptureBody.limit) characters.")
  static let noText = Refusal(
    .unprocessableContent, "The text is empty; send one with more than white space.")
  static let onlyText = Refusal(
    .unprocessableContent, "Only text can be kept here; send text as contentType.")
  static let inside = Refusal(
    .internalServerError, "The server is out of order; nothing was kept, so try again later.")
  static let unknownCall = Refusal(
    .notFound, "There is nothing here, or not by this method; /openapi.json lists what there is.",
    code: "unknown_url")
  static let noModel = Refusal(
    .badRequest, "Name a model; GET /v1/models lists them.", code: "missing_required_parameter",
    of: "model")
  static let unknownKey = Refusal(
    .unauthorized,
    "Send an API key that is valid now; hark token writes one, for the field Authorization after "
      + "Bearer.", code: "invalid_api_key", [.wwwAuthenticate: "Bearer"])
  static let foreignPage = Refusal(
    .forbidden, "This server answers its own pages and programs; ask from a page of its own.",
    code: "foreign_origin")
  static let foreignOrigin = Refusal(
    .forbidden, "This server talks to its own pages alone; open the page at the server's address.")
  static let otherWebSocket = Refusal(
    .upgradeRequired, "Ask for a WebSocket of version 13.", [.secWebSocketVersion: "13"])
  static let brokenHandshake = Refusal(
    .badRequest, "Ask for a WebSocket as RFC 6455 says, with GET and a key of 16 bytes.")
  static let lateHandshake = Refusal(
    .badRequest, "Ask for a WebSocket over a connection of its own.")
  static let longHead = Refusal(
    .requestHeaderFieldsTooLarge, "The head of the request is too long; send less than 16 KiB.")
  static let notHTTP = Refusal(.badRequest, "This is no request that HTTP/1.1 knows.")
  static let tornRequest = Refusal(
    .badRequest, "The request breaks off before its end; send it again.", code: "torn_request")
  static let stopping = Refusal(
    .serviceUnavailable,
    "The server stops before all of the request came; send it again in 10 seconds.",
    code: "server_stopping", [.retryAfter: "10"])
  static let plainSession = Refusal(
    .upgradeRequired, "Sessions are WebSockets; ask for an upgrade.",
    [.upgrade: "websocket", .connection: "Upgrade", .secWebSocketVersion: "13"])
  static let noPage = Refusal(
    .notFound, "There is no page here; start the server with the page's folder after --page.")
  static let speechFailed = Refusal(
    .serviceUnavailable, "Speech synthesis failed. Try again.", code: "speech_failed")
  static let speechBusy = Refusal(
    .tooManyRequests, "Too many texts are being spoken; ask again in 2 seconds.",
    code: "rate_limit_exceeded", [.retryAfter: "2"])

  /// Returns the refusal for a key reused with different text, or for text that the database cannot
  /// store.
  static func unprocessable(_ failure: StoreFailure) -> Refusal {
    Refusal(.unprocessableContent, failure.sentence(for: ""))
  }

  static func badRange(of size: Int) -> Refusal {
    Refusal(badRange.status, badRange.sentence, [.contentRange: "bytes */\(size)"])
  }

  static func tooMany(wait: Int) -> Refusal {
    Refusal(
      .tooManyRequests,
      "You have asked too often; ask again in \(wait) second\(wait == 1 ? "" : "s").",
      code: "rate_limit_exceeded", [.retryAfter: "\(wait)"])
  }

  static func queueFull(wait: Int) -> Refusal {
    Refusal(
      .tooManyRequests,
      "Too many files are waiting; send this one again in \(wait) second\(wait == 1 ? "" : "s").",
      code: "rate_limit_exceeded", [.retryAfter: "\(wait)"])
  }
}
