/// Text whose trailing dots are animated one after another to indicate listening (S3-17).
public struct Ellipsis: Sendable, Hashable {
  /// The text without its trailing dots.
  public let words: String

  /// The number of trailing dots.
  public let count: Int

  /// A single dot.
  public static let dot = "."

  /// Creates an ellipsis from `text`, which is split into its words and its trailing dots.
  public init(_ text: String) {
    count = text.reversed().prefix { String($0) == Self.dot }.count
    words = String(text.dropLast(count))
  }

  /// The time between two changes, in seconds.
  public var interval: Double { Motion.ellipsisSeconds / Double(count + 1) }

  /// Returns the opacity of the dot at `index`, `seconds` after the start of the animation, in the
  /// range 0…1.
  ///
  /// In each cycle, the dots are dimmed one after another, beginning with the first, and are
  /// otherwise opaque.
  public func opacity(of index: Int, at seconds: Double) -> Double {
    guard count > 0, seconds.isFinite else { return 1 }
    let parts = Double(count + 1)
    let place = seconds / Motion.ellipsisSeconds * parts - Double(index)
    let part = (place - (place / parts).rounded(.down) * parts).rounded(.down)
    return part == 0 ? Motion.ellipsisDim : 1
  }
}
