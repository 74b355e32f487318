/// The sizes of a call, in points.
public enum CallSize {
  /// The button (S3-11).
  public static let button = 70.0

  /// The corners of the square in the button that stops (S3-21).
  public static let stopRadius = 8.0

  /// The orb at rest; its glow and its rings are measured from its edge.
  public static let orb = 148.0

  /// The orb while settings stand over the call, 1 being its size without them.
  public static let orbScaleBehindSettings = 0.6

  /// How much the light covers that lies unevenly on the orb, so that its turning is seen.
  public static let orbSheenOpacity = 0.3

  /// The orb's three rings are larger than it by so much (S3-19).
  public static let orbRings = [30.0, 60.0, 90.0]

  /// And cover so much (S3-19).
  public static let orbRingOpacities = [0.15, 0.1, 0.05]

  /// The width of their lines (S3-20).
  public static let orbRingWidth = 2.0

  /// The brightness of the orb's core at rest, 1 being as it is painted (S3-12).
  public static let restingBrightness = 0.7

  /// The radius of the orb's glow at rest (S3-12).
  public static let restingGlowRadius = 10.0

  /// How much that glow covers (S3-12).
  public static let restingGlowOpacity = 0.15

  /// How much it covers while somebody is heard.
  public static let activeGlowOpacity = 0.3

  /// The width of the ring about the agent's picture (S3-44).
  public static let avatarRingWidth = 3.0

  /// About a hint's words (S3-35).
  public static let hintPadding = Padding(horizontal: 16, vertical: 8)

  /// How far a hint stands above the bottom (S3-35).
  public static let hintDistance = 16.0

  /// About what the person said before.
  public static let bubblePadding = Padding(horizontal: 14, vertical: 6)

  /// How many lines of what is being said are seen, the last ones.
  public static let previewLines = 5

  /// The corners of the transcript's ground (S3-39).
  public static let transcriptRadius = 12.0

  /// How much white that ground is (S3-39).
  public static let transcriptOpacity = 0.15

  /// The corners of the banner that tells of an error (S3-47).
  public static let bannerRadius = 8.0

  /// The settings overlay's height (S3-76).
  public static let overlayHeight = 280.0

  /// The overlay's upper corners (S3-76).
  public static let overlayRadius = 16.0

  /// The width of the pill by which the overlay is dragged (S3-76).
  public static let pillWidth = 36.0

  /// The height of that pill (S3-76).
  public static let pillHeight = 5.0

  /// About what stands in the overlay (S3-77).
  public static let overlayPadding = Padding(horizontal: 20, vertical: 16)

  /// The height of one of its rows (S3-77).
  public static let overlayRow = 44.0
}
