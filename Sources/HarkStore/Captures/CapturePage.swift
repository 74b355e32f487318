import Hark

/// One page of a user's captures.
public struct CapturePage: Sendable, Equatable {
  /// The captures, newest first.
  public let captures: [Something]

  /// The exclusive upper bound of the next page's identifiers; `nil` on the last page.
  public let next: Int?

  /// Creates a page of the first `limit` captures; an additional one indicates another page.
  init(_ found: [Something], limit: Int) {
    captures = Array(found.prefix(limit))
    next = found.count > limit ? captures.last?.id : nil
  }
}
