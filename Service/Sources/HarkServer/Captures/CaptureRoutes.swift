import Foundation
import HTTPTypes
import Hark
import HarkScreens
import HarkStore
import Hummingbird
import HummingbirdCore

/// The routes under `/api/somethings`, which expose only the user's own captures.
struct CaptureRoutes: Sendable {
  let store: CaptureStore
  let bodyLimit: Int

  func add(to group: RouterGroup<UserContext>) {
    group.post("somethings") { try await create($0, $1.user) }
    group.get("somethings") { try await list($0, $1.user) }
    group.get("somethings/:id") { _, context in
      guard let kept = try await store.capture(try id(context), of: context.user) else {
        throw HTTPRefusal.noSuchCapture
      }
      return try JSONAnswer.response(kept)
    }
    group.delete("somethings/:id") { _, context in
      guard try await store.delete(try id(context), of: context.user) else {
        throw HTTPRefusal.noSuchCapture
      }
      return Response(status: .noContent)
    }
  }

  private func create(_ request: Request, _ user: String) async throws -> Response {
    let key = try CaptureBody.key(in: request.headers)
    let body = try await CaptureBody(request, limit: bodyLimit)
    let kept = try await store.insert(NewCapture(body.content, key: key), of: user)
    return try JSONAnswer.response(
      kept, status: .created, [.location: "/api/somethings/\(kept.id)"])
  }

  private func list(_ request: Request, _ user: String) async throws -> Response {
    let query = try CapturePageQuery(request.uri.queryParameters)
    let page = try await store.page(of: user, before: query.before, limit: query.limit)
    return try JSONAnswer.response(CapturePageAnswer(somethings: page.captures, next: page.next))
  }

  /// Returns the number in the path, which must have the form used in `Location`.
  private func id(_ context: UserContext) throws -> Int {
    guard let text = context.parameters.get("id"), let id = Int(text), String(id) == text else {
      throw HTTPRefusal.noSuchCapture
    }
    return id
  }
}

/// The validated text of a request to save a capture.
struct CaptureBody {
  let content: String

  /// The maximum length of the text, in characters, as in the UI's text fields.
  static let limit = Draft.standardLimit

  init(_ request: Request, limit: Int) async throws {
    guard Self.isJSON(request.headers) else { throw HTTPRefusal.notJSON }
    if let length = request.headers[.contentLength].flatMap(Int.init), length > limit {
      throw HTTPRefusal.tooLarge
    }
    let bytes = try await request.body.collect(upTo: limit)
    try self.init(json: Data(bytes.readableBytesView))
  }

  /// Creates a body from `{"content":"…","contentType":"text"}`, ignoring unknown fields.
  init(json: Data) throws {
    struct Fields: Decodable {
      var content: String
      var contentType: String
    }
    // `JSONDecoder` would also accept UTF-16 and UTF-32, whose ASCII characters contain zero bytes.
    guard !json.contains(0), String(validating: json, as: UTF8.self) != nil,
      let fields = try? JSONDecoder().decode(Fields.self, from: json)
    else { throw HTTPRefusal.badJSON }
    guard SavedCapture.ContentType(rawValue: fields.contentType) == .text else {
      throw HTTPRefusal.onlyText
    }
    guard !fields.content.allSatisfy(\.isWhitespace) else { throw HTTPRefusal.noText }
    guard TextLimit.allows(fields.content, characters: Self.limit) else {
      throw HTTPRefusal.tooLarge
    }
    content = fields.content
  }

  static func key(in headers: HTTPFields) throws -> String? {
    guard let key = headers[.named("idempotency-key")] else { return nil }
    guard 1...200 ~= key.utf8.count, key.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      throw HTTPRefusal.badKey
    }
    return key
  }

  /// Returns whether the header fields declare JSON in UTF-8 without a content encoding.
  private static func isJSON(_ headers: HTTPFields) -> Bool {
    guard headers[.contentEncoding] == nil, let field = headers[.contentType] else { return false }
    let parts = field.lowercased().split(separator: ";")
      .map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
    return parts.first == "application/json"
      && parts.dropFirst().allSatisfy { !$0.hasPrefix("charset=") || $0 == "charset=utf-8" }
  }
}

struct CapturePageQuery: Equatable {
  /// The position at which the previous page ended; `nil` for the first page.
  let before: Int?
  let limit: Int

  static let limits = 1...100
  static let standardLimit = 50

  /// Creates a query from parameters such as `?before=41&limit=20`; both are optional.
  init(_ parameters: FlatDictionary<Substring, Substring>) throws {
    limit = try Self.number("limit", in: parameters) ?? Self.standardLimit
    before = try Self.number("before", in: parameters)
    guard Self.limits.contains(limit) else { throw HTTPRefusal.badPage }
  }

  private static func number(
    _ name: Substring, in parameters: FlatDictionary<Substring, Substring>
  ) throws -> Int? {
    guard let text = parameters[name] else { return nil }
    guard let number = Int(text), number > 0 else { throw HTTPRefusal.badPage }
    return number
  }
}

private struct CapturePageAnswer: Encodable {
  /// The captures, newest first.
  let somethings: [SavedCapture]

  /// The value of `before` for the next page; omitted on the last page.
  let next: Int?
}

extension HTTPRefusal {
  static let noSuchCapture = HTTPRefusal(.notFound, "You have no capture with this number.")
  static let badJSON = HTTPRefusal(
    .badRequest, "Send a JSON object in UTF-8 with the strings content and contentType.")
  static let badKey = HTTPRefusal(
    .badRequest, "Send an Idempotency-Key of 1 to 200 visible ASCII characters.")
  static let badPage = HTTPRefusal(
    .badRequest,
    "Specify limit as a number from 1 to \(CapturePageQuery.limits.upperBound), and before as the "
      + "value of next in the previous page.")
  static let noText = HTTPRefusal(
    .unprocessableContent, "The text is empty; send more than white space.")
  static let onlyText = HTTPRefusal(
    .unprocessableContent, "Only text can be saved; send the contentType text.")
}
