import Foundation
import HTTPTypes
import Hark
import Hummingbird

/// The validated text that a request asks to save.
struct CaptureBody {
  /// The text.
  let content: String

  /// The maximum length of the text, in characters, as in the UI's text fields.
  static let limit = Draft.standardLimit

  /// Creates a body from a request, reading at most `limit` bytes.
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

  /// Returns the client's idempotency key for a save; `nil` if the client sent none.
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
  /// The client's key for a request, which identifies a repeated request.
  static var idempotencyKey: Self { .named("idempotency-key") }

  /// Returns a field name for which the library has no constant.
  static func named(_ name: String) -> Self {
    guard let field = Self(name) else { preconditionFailure("\(name) is no name of a field") }
    return field
  }
}
