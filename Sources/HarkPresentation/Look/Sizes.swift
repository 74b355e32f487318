// Sizes that several UIs share, in points. Icons, dots, and rings have their sizes in `ButtonPaint`
// and `StatusLook`, calls in `CallSize`, and waveforms in `WaveformSize`. `LevelLook` defines the
// effect of the audio level on them, and `VoiceLook` the effect of a voice.
import Hark

/// The sizes that apply to every screen, in points.
public enum ScreenSize {
  /// The minimum width and height of a touch target (S1-04, S3-112, S5-FR-001).
  public static let touchTarget = 44.0

  /// The corner radius of a button on systems without the glass effect (S1-03).
  public static let glassRadius = 8.0

  /// The shadow of a button on systems without the glass effect (S1-03).
  public static let glassShadow = Shadow(color: Palette.black.opacity(0.1), blur: 2, y: 1)
}

/// The sizes of the sheet that precedes the system's permission prompt, in points (S1-07).
public enum SheetSize {
  /// The size of the icon at the top.
  public static let icon = 60.0

  /// The spacing between the sheet's parts.
  public static let spacing = 24.0

  /// The spacing between the buttons.
  public static let buttonSpacing = 12.0

  /// The corner radius of the first button (S1-10).
  public static let buttonRadius = 12.0

  /// The padding at the top and at the bottom.
  public static let verticalPadding = 32.0
}

/// The sizes of the coach chat's recording indicator, in points (S1-30).
public enum IndicatorSize {
  /// The spacing between the dot and the text.
  public static let spacing = 8.0

  /// The padding around the dot and the text.
  public static let padding = Padding(horizontal: 12, vertical: 8)
}

/// The sizes of the capture screen, in points.
public enum CaptureSize {
  /// The spacing between the parts of the screen (S2-08).
  public static let spacing = 16.0

  /// The spacing between the buttons of a row (S2-08).
  public static let rowSpacing = 12.0

  /// The corner radius of the recording bar (S2-07).
  public static let barRadius = 8.0

  /// The size of the microphone button in its row.
  public static let button = 52.0
}

/// The sizes of the meal log screen, in points.
public enum MealLogSize {
  /// The diameter of the microphone button, the most prominent element of the screen (S5-FR-001).
  public static let button = 88.0

  /// The minimum height of the text area, below which the screen scrolls (S5-SC-012).
  public static let leastText = 120.0
}

/// The sizes of text fields.
public enum FieldSize {
  /// The number of lines that a field in a row shows before it scrolls.
  public static let rowLines = 1...6

  /// The number of lines that a field filling most of the screen shows before it scrolls.
  public static let tallLines = 5...14

  /// The size of the send icon, in points.
  public static let sendIcon = 30.0
}

/// The default spacing, in points, where no specific size applies.
public enum Room {
  /// The spacing between a text and its icon.
  public static let tight = 8.0

  /// The spacing between related elements.
  public static let near = 12.0

  /// The padding around elements and the spacing between unrelated ones.
  public static let wide = 16.0

  /// The corner radius of fields, cards, and bubbles.
  public static let radius = 16.0
}
