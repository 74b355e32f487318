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

  /// The invalid field of the request; `nil` if no field is invalid.
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
}
