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

  /// The maximum number of bytes read from a body.
  let bodyLimit: Int

  func add(to group: RouterGroup<UserContext>) {
    group.post("somethings") { try await create($0, $1.user) }
    group.get("somethings") { try await list($0, $1.user) }
    group.get("somethings/:id") { _, context in
      guard let kept = try await store.capture(try id(context), of: context.user) else {
        throw Refusal.noSuchCapture
      }
      return try JSONAnswer.response(kept)
    }
    group.delete("somethings/:id") { _, context in
      guard try await store.delete(try id(context), of: context.user) else {
        throw Refusal.noSuchCapture
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
    return try JSONAnswer.response(CapturePageAnswer(page))
  }

  /// Returns the number in the path.
  ///
  /// Throws `Refusal.noSuchCapture` if the text is not a number in the form used in `Location`.
  private func id(_ context: UserContext) throws -> Int {
    guard let text = context.parameters.get("id"), let id = Int(text), String(id) == text else {
      throw Refusal.noSuchCapture
    }
    return id
  }
}

/// The validated text that a request asks to save.
struct CaptureBody {
  let content: String

  /// The maximum length of the text, in characters, as in the UI's text fields.
  static let limit = Draft.standardLimit

  init(_ request: Request, limit: Int) async throws {
    guard Self.isJSON(request.headers) else { throw Refusal.notJSON }
    if let length = request.headers[.contentLength].flatMap(Int.init), length > limit {
      throw Refusal.tooLarge
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
    // A decoder would also accept encodings in which ASCII letters contain zero bytes.
    guard !json.contains(0), String(validating: json, as: UTF8.self) != nil else {
      throw Refusal.badJSON
    }
    guard let fields = try? JSONDecoder().decode(Fields.self, from: json) else {
      throw Refusal.badJSON
    }
    guard ContentType(rawValue: fields.contentType) == .text else { throw Refusal.onlyText }
    guard !fields.content.allSatisfy(\.isWhitespace) else { throw Refusal.noText }
    guard fields.content.count <= Self.limit else { throw Refusal.tooLarge }
    content = fields.content
  }

  static func key(in headers: HTTPFields) throws -> String? {
    guard let key = headers[.idempotencyKey] else { return nil }
    guard 1...200 ~= key.utf8.count, key.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      throw Refusal.badKey
    }
    return key
  }

  /// Returns whether a body is JSON in UTF-8 without a content encoding.
  private static func isJSON(_ headers: HTTPFields) -> Bool {
    guard headers[.contentEncoding] == nil, let field = headers[.contentType] else { return false }
    let parts = field.lowercased().split(separator: ";")
      .map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
    return parts.first == "application/json"
      && parts.dropFirst().allSatisfy { !$0.hasPrefix("charset=") || $0 == "charset=utf-8" }
  }
}

extension HTTPField.Name {
  static var idempotencyKey: Self { .named("idempotency-key") }

  /// Returns a field name for which the library has no constant.
  static func named(_ name: String) -> Self {
    guard let field = Self(name) else { preconditionFailure("\(name) is no name of a field") }
    return field
  }
}

/// A query for a page of captures.
struct CapturePageQuery: Equatable {
  /// The position at which the previous page ended; `nil` for the first page.
  let before: Int?
  let limit: Int

  static let limits = 1...100
  static let standardLimit = 50

  /// Creates a query from parameters such as `?before=41&limit=20`, both of which are optional.
  init(_ parameters: FlatDictionary<Substring, Substring>) throws {
    limit = try Self.number("limit", in: parameters) ?? Self.standardLimit
    before = try Self.number("before", in: parameters)
    guard Self.limits.contains(limit) else { throw Refusal.badPage }
  }

  private static func number(
    _ name: Substring, in parameters: FlatDictionary<Substring, Substring>
  ) throws -> Int? {
    guard let text = parameters[name] else { return nil }
    guard let number = Int(text), number > 0 else { throw Refusal.badPage }
    return number
  }
}

/// A page of captures in the form sent to the client.
private struct CapturePageAnswer: Encodable {
  /// The captures, newest first.
  let somethings: [Something]

  /// The value of `before` for the next page; omitted on the last page.
  let next: Int?

  init(_ page: CapturePage) {
    somethings = page.captures
    next = page.next
  }
}

/// A capture service that saves a user's captures in the server's own store.
public struct StoredCaptures: CaptureService {
  private let store: CaptureStore
  private let user: String

  /// Creates a service that saves captures for `user`.
  public init(_ store: CaptureStore, user: String) {
    self.store = store
    self.user = user
  }

  /// Saves text.
  public func save(_ content: String, as contentType: ContentType) async throws -> Something {
    guard contentType == .text else { throw CaptureFailure.unprocessable }
    guard content.count <= CaptureBody.limit else { throw CaptureFailure.tooLong }
    do {
      return try await store.insert(NewCapture(content), of: user)
    } catch StoreFailure.unstorableText {
      throw CaptureFailure.unprocessable
    } catch {
      throw CaptureFailure.serverError
    }
  }
}
