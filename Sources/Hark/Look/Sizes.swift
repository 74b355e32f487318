// What several faces draw alike, in points. Signs, dots and rings have their sizes in `ButtonPaint` and
// `StatusLook`, what the level does to them in `LevelLook`.

/// The space inside an edge, in points.
public struct Padding: Sendable, Hashable, Codable {
  /// At the left and at the right.
  public var horizontal: Double

  /// At the top and at the bottom.
  public var vertical: Double
}

/// Sizes that hold on every screen, in points.
public enum ScreenSize {
  /// The least width and height of what is touched (S1-04, S3-112, S5-FR-001).
  public static let touchTarget = 44.0

  /// The corners of a button where the system has no glass (S1-03).
  public static let glassRadius = 8.0

  /// The shadow of such a button (S1-03).
  public static let glassShadow = Shadow(color: Palette.black.opacity(0.1), blur: 2, y: 1)
}

/// The sizes of the sheet that comes before the system's question, in points (S1-07).
public enum SheetSize {
  /// The sign at its head.
  public static let icon = 60.0

  /// Between its parts.
  public static let spacing = 24.0

  /// Between its buttons.
  public static let buttonSpacing = 12.0

  /// The corners of its first button (S1-10).
  public static let buttonRadius = 12.0

  /// At its top and its bottom.
  public static let verticalPadding = 32.0
}

/// The sizes of the coach chat's recording indicator, in points (S1-30).
public enum IndicatorSize {
  /// Between the dot and the words.
  public static let spacing = 8.0

  /// About both.
  public static let padding = Padding(horizontal: 12, vertical: 8)
}

/// The sizes of the capture screen, in points.
public enum CaptureSize {
  /// Between the parts of the screen (S2-08).
  public static let spacing = 16.0

  /// Between the buttons of a row (S2-08).
  public static let rowSpacing = 12.0

  /// The corners of the recording bar (S2-07).
  public static let barRadius = 8.0

  /// The microphone button in its row.
  public static let button = 52.0
}

/// The sizes of the meal log, in points.
public enum MealLogSize {
  /// The button, the most prominent thing there (S5-FR-001).
  public static let button = 88.0

  /// The least height of the text's place, before the screen scrolls (S5-SC-012).
  public static let leastText = 120.0
}

/// The sizes of what says what is heard, in points.
public enum WaveformSize {
  /// The height of the highest bar.
  public static let height = 28.0

  /// The share of a bar's place that it fills, the rest being the gap to the next.
  public static let fullness = 0.6

  /// The least room for a bar: where there is little, only the newest are drawn.
  public static let leastStep = 4.0
}

/// The sizes of fields.
public enum FieldSize {
  /// How many lines a field in a row shows before it scrolls.
  public static let rowLines = 1...6

  /// How many lines a field shows that is most of a screen, before it scrolls.
  public static let tallLines = 5...14

  /// The sign that sends, in points.
  public static let sendIcon = 30.0
}

/// The room between things, in points, where no size of their own says it.
public enum Room {
  /// Between words and their sign.
  public static let tight = 8.0

  /// Between things that belong together.
  public static let near = 12.0

  /// About things, and between those that stand for themselves.
  public static let wide = 16.0

  /// The corners of fields, cards and bubbles.
  public static let radius = 16.0
}

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
