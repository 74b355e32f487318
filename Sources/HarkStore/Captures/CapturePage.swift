import Hark

/// A part of what a user has captured.
public struct CapturePage: Sendable, Equatable {
  /// The captures, the newest first.
  public let captures: [Something]

  /// Where the next page begins: with those before this number; nil when this is the last page.
  public let next: Int?

  /// The first `limit` of what was found; one more says that there is another page.
  init(_ found: [Something], limit: Int) {
    captures = Array(found.prefix(limit))
    next = found.count > limit ? captures.last?.id : nil
  }
}
