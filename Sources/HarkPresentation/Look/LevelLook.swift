/// The effect of the audio level on the rings, the orb, and the waveform.
public struct LevelLook: Sendable, Hashable {
  /// The diameter of the ring around the button, in points (S3-22).
  public var ringDiameter: Double

  /// The scale of the orb, where 1 is its size at rest (S3-23).
  public var orbScale: Double

  /// The brightness of the orb's core, where 1 is the unmodified core color (S3-24).
  public var orbBrightness: Double

  /// The radius of the orb's glow, in points (S3-25).
  public var orbGlowRadius: Double

  /// The scale of a ring that follows the level, where 1 is its size at rest.
  public var ringScale: Double { ringDiameter / CallSize.button }

  /// Creates the look at `level`, which is clamped to 0…1.
  ///
  /// If `isStill` is `true`, the level is treated as 0 (S3-113).
  public init(level: Float, isStill: Bool = false) {
    // NaN and infinite levels count as 0.
    let level = isStill || !level.isFinite ? 0 : Double(min(max(level, 0), 1))
    ringDiameter = CallSize.button + level * 20
    orbScale = 1 + level * 0.3
    orbBrightness = 1 + level * 0.2
    orbGlowRadius = 20 + level * 30
  }

  /// Returns the heights of `count` waveform bars, in the range 0…1, for the most recent `levels`,
  /// oldest first.
  ///
  /// If there are fewer than `count` levels, flat bars are prepended. Every bar has a minimum
  /// height, so silence appears as a line.
  public static func bars(_ levels: [Float], count: Int) -> [Double] {
    let newest = levels.suffix(count).map(bar)
    return [Double](repeating: flat, count: count - newest.count) + newest
  }

  static func bar(_ level: Float) -> Double {
    let height = (Double(level) - speech.lowerBound) / (speech.upperBound - speech.lowerBound)
    return height.isFinite ? min(max(height, flat), 1) : flat
  }

  /// The levels of speech, which span a waveform's full height: 42 to 9 decibels below full scale.
  static let speech = 0.3...0.85

  static let flat = 0.06
}

// The web page's drawing code is built with Embedded Swift, which has no `Codable`.
#if !hasFeature(Embedded)
  extension LevelLook: Codable {}
#endif

/// The effect of the voice probability on visualizations of the audio level.
///
/// Noise is drawn at the height of its level, but thin and dim.
package struct VoiceLook: Sendable, Hashable {
  /// The fraction of a waveform bar's slot that the bar fills.
  package var barFullness: Double

  /// The relative thickness of a meter's segments, where 1 is the thickness during speech.
  package var meterThickness: Double { barFullness / WaveformSize.fullness }

  package var orbGlowOpacity: Double

  /// Creates the look for a probability of speech, which is clamped to 0…1.
  package init(voice: Float) {
    // NaN and infinity count as 0.
    let voice = voice.isFinite ? Double(min(max(voice, 0), 1)) : 0
    func between(_ noise: Double, _ speech: Double) -> Double { noise + voice * (speech - noise) }
    barFullness = between(WaveformSize.noiseFullness, WaveformSize.fullness)
    orbGlowOpacity = between(CallSize.restingGlowOpacity, CallSize.activeGlowOpacity)
  }
}
