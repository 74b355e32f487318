import Hark
import HarkStore
import HummingbirdCore

/// A query for a page of captures.
struct CapturePageQuery: Equatable {
  /// The position at which the previous page ended; `nil` for the first page.
  let before: Int?

  /// The maximum number of captures on the page.
  let limit: Int

  /// The range of accepted limits.
  static let limits = 1...100

  /// The limit if the query contains none.
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
struct CapturePageAnswer: Encodable {
  /// The captures, newest first.
  let somethings: [Something]

  /// The value of `before` for the next page; omitted on the last page.
  let next: Int?

  init(_ page: CapturePage) {
    somethings = page.captures
    next = page.next
  }
}
