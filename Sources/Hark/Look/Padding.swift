/// The space inside an edge, in points.
public struct Padding: Sendable, Hashable {
  /// At the left and at the right.
  public var horizontal: Double

  /// At the top and at the bottom.
  public var vertical: Double
}

// The page's own build of what it draws knows no encoders.
#if !hasFeature(Embedded)
  extension Padding: Codable {}
#endif
