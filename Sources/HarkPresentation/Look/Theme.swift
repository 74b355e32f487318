import Hark

/// The colors of an experience.
public struct Theme: Sendable, Hashable, Codable {
  /// The background gradient from the top left to the bottom right, or a single color.
  public var background: [ThemeColor]

  /// The color of primary text.
  public var text: ThemeColor

  /// The color of secondary text.
  public var secondaryText: ThemeColor

  /// The characteristic color of the experience, used for its buttons and icons.
  public var accent: ThemeColor

  /// The background of a text button: the accent, or for the system's blue the nearest shade with
  /// sufficient contrast for white text.
  ///
  /// Every other accent, such as the project color of a call, is used unchanged.
  public var buttonGround: ThemeColor

  /// The color of text and icons on `accent`, `buttonGround`, or `recording`.
  public var onAccent: ThemeColor

  /// The color that indicates a recording, for example in its dot, rings, and bars.
  public var recording: ThemeColor

  /// The color of text that indicates a recording.
  public var recordingText: ThemeColor

  /// The background of `recordingText`; mostly transparent, except in the coach chat.
  public var recordingTint: ThemeColor

  /// The background of an error message.
  public var errorGround: ThemeColor

  /// The text color of an error message.
  public var errorText: ThemeColor

  /// The color of the icon in an error message, and of a character count over the limit.
  public var errorSign: ThemeColor

  /// The background of a hint.
  public var hintGround: ThemeColor

  /// The text color of a hint.
  public var hintText: ThemeColor

  /// The background of the button that stops a recording, with sufficient contrast for white text.
  public var stopGround: ThemeColor { recording.system == .red ? Palette.redFill : recording }

  /// The mostly transparent background of newly recognized words.
  public var freshTint: ThemeColor { accent.opacity(0.2) }

  /// The mostly transparent background of fields, cards, and the agent's messages.
  public var card: ThemeColor { secondaryText.opacity(0.12) }

  /// The opaque background of dialogs, sheets, and panels: the theme's background, slightly lighter
  /// in dark appearance; over a call's gradient, a dark shade of the accent.
  public var surface: ThemeColor {
    guard let ground = background.first, background.count == 1 else {
      return ThemeColor(
        light: accent.light.opacity(0.22).over(.black),
        dark: accent.dark.opacity(0.22).over(.black))
    }
    return ThemeColor(light: ground.light, dark: SRGBColor.white.opacity(0.07).over(ground.dark))
  }

  /// Returns the color of an icon that is itself a button, such as the send icon.
  package func sign(isEnabled: Bool) -> ThemeColor { isEnabled ? buttonGround : secondaryText }

  /// The opacity of a disabled button that has a background.
  package static let disabledOpacity = 0.5

  let style: Experience.Style

  /// Creates the theme for the style of `experience`.
  ///
  /// `project` is the accent color of a call; other experiences ignore it.
  public init(for experience: Experience, project: ThemeColor? = nil) {
    switch experience.style {
    case .composer: self = .composer
    case .capture: self = .capture
    case .call: self = .call(project ?? Palette.project)
    case .dictation: self = .dictation
    case .mealLog: self = .mealLog
    }
  }

  /// The theme for increased contrast: secondary text has the color of primary text, and hints are opaque.
  public var withMoreContrast: Theme {
    var theme = self
    theme.secondaryText = text
    if style == .composer { theme.recordingText = text }
    theme.hintGround = hintGround.opacity(1)
    theme.hintText = hintText.opacity(1)
    return theme
  }

  private init(
    _ style: Experience.Style, background: [ThemeColor] = [Palette.background],
    text: ThemeColor = Palette.label, secondaryText: ThemeColor = Palette.secondaryLabel,
    accent: ThemeColor, onAccent: ThemeColor = Palette.white,
    recording: ThemeColor = Palette.systemRed, recordingText: ThemeColor = Palette.redText,
    recordingTint: ThemeColor = Palette.systemRed.opacity(0.1)
  ) {
    self.style = style
    self.background = background
    self.text = text
    self.secondaryText = secondaryText
    self.accent = accent
    buttonGround = accent == Palette.systemBlue ? Palette.blueFill : accent
    self.onAccent = onAccent
    self.recording = recording
    self.recordingText = recordingText
    self.recordingTint = recordingTint
    errorGround = recordingTint
    errorText = text
    errorSign = recordingText
    // A hint needs a higher opacity over a light background than in a call.
    hintGround = Palette.black.opacity(0.7)
    hintText = Palette.white.opacity(0.8)
  }

  static let composer = Theme(
    .composer, background: [Palette.cream], text: Palette.warmGray800,
    secondaryText: Palette.warmGray600, accent: Palette.terracotta,
    recording: Palette.terracotta, recordingText: Palette.warmGray600,
    recordingTint: Palette.cream)

  static let capture = Theme(.capture, accent: Palette.systemBlue)

  static let dictation = Theme(.dictation, accent: Palette.systemBlue)

  static let mealLog = Theme(.mealLog, accent: Palette.systemBlue)

  /// Returns a call's theme, which is always dark: a gradient from black through the project color
  /// at 0.3 opacity to black (S3-56).
  static func call(_ project: ThemeColor) -> Theme {
    var theme = Theme(
      .call, background: [Palette.black, project.opacity(0.3), Palette.black],
      text: Palette.white, secondaryText: Palette.white.opacity(0.7), accent: project,
      recording: Palette.recording, recordingText: Palette.white,
      recordingTint: Palette.recording.opacity(0.3))
    theme.errorText = Palette.white
    theme.errorSign = Palette.warning
    // White at 80% on black at 60% (O43).
    theme.hintGround = Palette.black.opacity(0.6)
    return theme
  }
}
