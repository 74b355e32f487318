import Hark
import HarkStore
import HummingbirdCore

/// Which page of captures is wanted.
struct CapturePageQuery: Equatable {
  /// Where the page before ended; nil for the first one.
  let before: Int?

  /// How many at most.
  let limit: Int

  /// How many may be asked for.
  static let limits = 1...100

  /// How many there are when nobody says.
  static let standardLimit = 50

  /// Reads `?before=41&limit=20`, both of which may be left out.
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

/// A page as it is sent.
struct CapturePageAnswer: Encodable {
  /// The captures, the newest first.
  let somethings: [Something]

  /// What to send as `before` for the next page; left out on the last one.
  let next: Int?

  init(_ page: CapturePage) {
    somethings = page.captures
    next = page.next
  }
}
