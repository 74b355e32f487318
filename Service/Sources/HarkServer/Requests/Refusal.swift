import HarkStore
import HTTPTypes

/// A request that is not done: a status and one sentence for whoever wrote it.
///
/// The sentence holds nothing of the request.
struct Refusal: Error, Equatable {
  let status: HTTPResponse.Status
  let sentence: String
  var headers = HTTPFields()

  /// By which a program tells it from others of the same status; nil when it need not.
  var code: String?

  /// The field of the request that is wrong; nil when it is none.
  var parameter: String?

  init(_ status: HTTPResponse.Status, _ sentence: String, _ headers: HTTPFields = [:]) {
    self.status = status
    self.sentence = sentence
    self.headers = headers
  }

  /// One for the API that speaks as OpenAI's does.
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

  /// The same key, another text; or a text that no database takes.
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
