/// The space inside an edge, in points.
public struct Padding: Sendable, Hashable {
  /// The padding on the left and on the right.
  public var horizontal: Double

  /// The padding at the top and at the bottom.
  public var vertical: Double
}

// The web page's drawing code is built with Embedded Swift, which has no `Codable`.
#if !hasFeature(Embedded)
  extension Padding: Codable {}
#endif
