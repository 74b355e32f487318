import Foundation
import HTTPTypes
import Hark
import Hummingbird

/// A text that a request wants kept, checked.
struct CaptureBody {
  /// The text.
  let content: String

  /// The longest text, in characters, as the fields of the screens have it.
  static let limit = Draft.standardLimit

  /// Reads a request's body, no more than `limit` bytes of it.
  init(_ request: Request, limit: Int) async throws {
    guard Self.isJSON(request.headers) else { throw Refusal.notJSON }
    if let length = request.headers[.contentLength].flatMap(Int.init), length > limit {
      throw Refusal.tooLarge
    }
    let bytes = try await request.body.collect(upTo: limit)
    try self.init(json: Data(bytes.readableBytesView))
  }

  /// Reads `{"content":"…","contentType":"text"}`; fields that are not known are left alone.
  init(json: Data) throws {
    struct Fields: Decodable {
      var content: String
      var contentType: String
    }
    // A decoder would also read the encodings in which each letter of ASCII has bytes of nought.
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

  /// The sender's own name for a save; nil when it has none.
  static func key(in headers: HTTPFields) throws -> String? {
    guard let key = headers[.idempotencyKey] else { return nil }
    guard 1...200 ~= key.utf8.count, key.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      throw Refusal.badKey
    }
    return key
  }

  /// Whether a body is JSON in UTF-8, sent as it is.
  private static func isJSON(_ headers: HTTPFields) -> Bool {
    guard headers[.contentEncoding] == nil, let field = headers[.contentType] else { return false }
    let parts = field.lowercased().split(separator: ";")
      .map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
    return parts.first == "application/json"
      && parts.dropFirst().allSatisfy { !$0.hasPrefix("charset=") || $0 == "charset=utf-8" }
  }
}

extension HTTPField.Name {
  /// The sender's own name for a request, so that a repetition is known as one.
  static var idempotencyKey: Self { .named("idempotency-key") }

  /// A field that the library has no constant for.
  static func named(_ name: String) -> Self {
    guard let field = Self(name) else { preconditionFailure("\(name) is no name of a field") }
    return field
  }
}
