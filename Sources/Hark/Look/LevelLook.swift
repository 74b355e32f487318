/// What the level of the sound does to rings, orb and waveform.
public struct LevelLook: Sendable, Hashable {
  /// The diameter of the ring about the button, in points (S3-22).
  public var ringDiameter: Double

  /// The size of the orb, 1 at rest (S3-23).
  public var orbScale: Double

  /// The brightness of the orb's core (S3-24).
  public var orbBrightness: Double

  /// The radius of the orb's glow, in points (S3-25).
  public var orbGlowRadius: Double

  /// The size of a ring that follows the level, 1 at rest.
  public var ringScale: Double { ringDiameter / CallSize.button }

  /// The look at `level`, 0…1; what lies outside is brought inside.
  ///
  /// With `isStill` it is that of no
  /// level at all (S3-113).
  public init(level: Float, isStill: Bool = false) {
    // A level that is no number is no level.
    let level = isStill || !level.isFinite ? 0 : Double(min(max(level, 0), 1))
    ringDiameter = CallSize.button + level * 20
    orbScale = 1 + level * 0.3
    orbBrightness = 1 + level * 0.2
    orbGlowRadius = 20 + level * 30
  }

  /// The heights of a waveform's bars for the last `levels`, oldest first, 0…1.
  ///
  /// There are always `count`, empty ones first; none is ever quite flat, so that silence shows as a
  /// line.
  public static func bars(_ levels: [Float], count: Int) -> [Double] {
    let newest = levels.suffix(count).map(bar)
    return [Double](repeating: flat, count: count - newest.count) + newest
  }

  /// The height of the bar for one level, 0…1.
  static func bar(_ level: Float) -> Double {
    let height = (Double(level) - speech.lowerBound) / (speech.upperBound - speech.lowerBound)
    return height.isFinite ? min(max(height, flat), 1) : flat
  }

  /// The levels between which speech lies, in which a waveform has its whole height: from 42 to 9
  /// decibels below full scale.
  static let speech = 0.3...0.85

  /// The height of a bar without sound.
  static let flat = 0.06
}

// The page's own build of what it draws knows no encoders.
#if !hasFeature(Embedded)
  extension LevelLook: Codable {}
#endif
