/// How a button is painted in one state.
public struct ButtonPaint: Sendable, Hashable, Codable {
  /// The sign.
  public var icon: Icon

  /// The sign's size, in points.
  public var iconSize: Double

  /// The sign's colour.
  public var iconColor: ThemeColor

  /// What it stands on, from the upper left to the lower right; empty where the button has no ground
  /// of its own.
  public var fill: [ThemeColor] = []

  /// The shadow; nil where there is none.
  public var shadow: Shadow?

  /// The rings about it, from the inside out.
  public var rings: [Ring] = []
}

/// A soft shadow.
public struct Shadow: Sendable, Hashable, Codable {
  /// Its colour.
  public var color: ThemeColor

  /// How far it is blurred, in points.
  public var blur: Double

  /// How far below it lies, in points.
  public var y: Double
}

/// A ring about a button or an orb.
public struct Ring: Sendable, Hashable, Codable {
  /// Its colour.
  public var color: ThemeColor

  /// The width of its line, in points.
  public var width: Double

  /// How far it is from the edge, in points.
  public var offset: Double

  /// Whether it is dashed.
  public var isDashed = false

  /// Whether its size follows the level (S3-22).
  public var followsLevel = false

  /// Its motion; nil when it stands still.
  public var pulse: Pulse?

  /// Seconds in which it turns once; nil when it does not.
  public var turnSeconds: Double?

  /// The lengths of its dashes and of the gaps between them, in points; empty for a whole line.
  public var dashes: [Double] { isDashed ? [width * 3, width * 2] : [] }
}
