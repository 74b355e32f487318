/// The sizes of the call screen, in points.
public enum CallSize {
  /// The diameter of the button (S3-11).
  public static let button = 70.0

  /// The corner radius of the stop icon's square (S3-21).
  public static let stopRadius = 8.0

  /// The diameter of the orb at rest, from whose edge its glow and rings are measured.
  public static let orb = 148.0

  /// The scale of the orb while settings cover the call, where 1 is its size without them.
  public static let orbScaleBehindSettings = 0.6

  /// The opacity of the uneven sheen that makes the orb's rotation visible.
  public static let orbSheenOpacity = 0.3

  /// The amounts by which the orb's three rings exceed its size (S3-19).
  public static let orbRings = [30.0, 60.0, 90.0]

  /// The opacities of the orb's three rings (S3-19).
  public static let orbRingOpacities = [0.15, 0.1, 0.05]

  /// The line width of the orb's rings (S3-20).
  public static let orbRingWidth = 2.0

  /// The brightness of the orb's core at rest, where 1 is its painted brightness (S3-12).
  public static let restingBrightness = 0.7

  /// The radius of the orb's glow at rest (S3-12).
  public static let restingGlowRadius = 10.0

  /// The opacity of the orb's glow at rest (S3-12).
  public static let restingGlowOpacity = 0.15

  /// The opacity of the orb's glow while it follows a voice.
  public static let activeGlowOpacity = 0.3

  /// The line width of the ring around the agent's avatar (S3-44).
  public static let avatarRingWidth = 3.0

  /// The padding around a hint's text (S3-35).
  public static let hintPadding = Padding(horizontal: 16, vertical: 8)

  /// The distance of a hint from the bottom (S3-35).
  public static let hintDistance = 16.0

  /// The padding around the text of an utterance.
  public static let bubblePadding = Padding(horizontal: 14, vertical: 6)

  /// The maximum number of lines shown of the current utterance, of which the last are visible.
  public static let previewLines = 5

  /// The corner radius of the transcript's background (S3-39).
  public static let transcriptRadius = 12.0

  /// The opacity of the transcript's white background (S3-39).
  public static let transcriptOpacity = 0.15

  /// The corner radius of the error banner (S3-47).
  public static let bannerRadius = 8.0

  /// The height of the settings overlay (S3-76).
  public static let overlayHeight = 280.0

  /// The radius of the overlay's upper corners (S3-76).
  public static let overlayRadius = 16.0

  /// The width of the overlay's drag indicator (S3-76).
  public static let pillWidth = 36.0

  /// The height of the overlay's drag indicator (S3-76).
  public static let pillHeight = 5.0

  /// The padding around the overlay's content (S3-77).
  public static let overlayPadding = Padding(horizontal: 20, vertical: 16)

  /// The height of a row in the overlay (S3-77).
  public static let overlayRow = 44.0
}

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
