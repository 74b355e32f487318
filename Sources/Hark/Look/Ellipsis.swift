/// Words whose last dots come and go one after another, as of somebody who listens (S3-17).
public struct Ellipsis: Sendable, Hashable {
  /// The words without the dots at their end.
  public let words: String

  /// How many dots they end with.
  public let count: Int

  /// One of them.
  public static let dot = "."

  /// Takes `text` apart.
  public init(_ text: String) {
    count = text.reversed().prefix { String($0) == Self.dot }.count
    words = String(text.dropLast(count))
  }

  /// Seconds between two changes.
  public var interval: Double { Motion.ellipsisSeconds / Double(count + 1) }

  /// How much the dot `index` covers `seconds` after the beginning, 0…1.
  ///
  /// Each is bright for most of a round and dim for the rest, the first one first.
  public func opacity(of index: Int, at seconds: Double) -> Double {
    guard count > 0, seconds.isFinite else { return 1 }
    let parts = Double(count + 1)
    let place = seconds / Motion.ellipsisSeconds * parts - Double(index)
    let part = (place - (place / parts).rounded(.down) * parts).rounded(.down)
    return part == 0 ? Motion.ellipsisDim : 1
  }
}
