/// The appearance of a button in one state.
public struct ButtonPaint: Sendable, Hashable, Codable {
  /// The icon.
  public var icon: Icon

  /// The size of the icon, in points.
  public var iconSize: Double

  /// The color of the icon.
  public var iconColor: ThemeColor

  /// The background gradient from the top left to the bottom right; empty if the button has no
  /// background.
  public var fill: [ThemeColor] = []

  /// The shadow, or `nil` if there is none.
  public var shadow: Shadow?

  /// The rings around the button, innermost first.
  public var rings: [Ring] = []
}

/// A blurred shadow.
public struct Shadow: Sendable, Hashable, Codable {
  /// The color of the shadow.
  public var color: ThemeColor

  /// The blur radius, in points.
  public var blur: Double

  /// The downward offset, in points.
  public var y: Double
}

/// A ring around a button or an orb.
public struct Ring: Sendable, Hashable, Codable {
  /// The color of the ring.
  public var color: ThemeColor

  /// The line width, in points.
  public var width: Double

  /// The distance from the edge, in points.
  public var offset: Double

  /// Whether the line is dashed.
  public var isDashed = false

  /// Whether the size follows the audio level (S3-22).
  public var followsLevel = false

  /// The animation of the ring, or `nil` if it does not pulse.
  public var pulse: Pulse?

  /// The duration of one rotation, in seconds, or `nil` if the ring does not rotate.
  public var turnSeconds: Double?

  /// The lengths of the dashes and gaps, in points; empty for a solid line.
  public var dashes: [Double] { isDashed ? [width * 3, width * 2] : [] }
}
