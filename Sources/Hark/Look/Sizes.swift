// What several faces draw alike, in points. Signs, dots and rings have their sizes in `ButtonPaint` and
// `StatusLook`, a call in `CallSize`, a waveform in `WaveformSize`; what the level does to them stands in
// `LevelLook`, what a voice does in `VoiceLook`.

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
