/// The colours of one experience.
public struct Theme: Sendable, Hashable, Codable {
  /// What everything stands on, from the upper left to the lower right.
  public var background: [ThemeColor]

  /// Text.
  public var text: ThemeColor

  /// Text of less weight.
  public var secondaryText: ThemeColor

  /// What the experience is known by: its buttons and signs.
  public var accent: ThemeColor

  /// What text on a button stands on: the accent, or the nearest shade on which white passes.
  public var buttonGround: ThemeColor

  /// Text on `buttonGround`.
  public var onAccent: ThemeColor

  /// The dot, the rings and the bars of a recording.
  public var recording: ThemeColor

  /// Text that tells of a recording.
  public var recordingText: ThemeColor

  /// What lies behind that text; covers little.
  public var recordingTint: ThemeColor

  /// The ground of a message that something went wrong.
  public var errorGround: ThemeColor

  /// The text on it.
  public var errorText: ThemeColor

  /// The sign beside that text.
  public var errorSign: ThemeColor

  /// The ground of a hint.
  public var hintGround: ThemeColor

  /// The text of a hint.
  public var hintText: ThemeColor

  /// The ground of the button that stops a recording; white text passes on it.
  public var stopGround: ThemeColor { recording.system == .red ? Palette.redFill : recording }

  /// What lies behind words that have just come; covers little.
  public var freshTint: ThemeColor { accent.opacity(0.2) }

  /// The ground of fields, cards and what the other side says; covers little.
  public var card: ThemeColor { secondaryText.opacity(0.12) }

  /// The opaque ground of dialogs, sheets and panels.
  ///
  /// It is the background, a little lighter in the dark; on the gradient of a call it is a dark shade of
  /// the accent.
  public var surface: ThemeColor {
    guard let ground = background.first, background.count == 1 else {
      return ThemeColor(
        light: accent.light.opacity(0.22).over(.black),
        dark: accent.dark.opacity(0.22).over(.black))
    }
    return ThemeColor(light: ground.light, dark: SRGBColor.white.opacity(0.07).over(ground.dark))
  }

  /// A sign that is a button of its own, as the one that sends.
  public func sign(isEnabled: Bool) -> ThemeColor { isEnabled ? buttonGround : secondaryText }

  /// How much a button with a ground covers while it cannot be used.
  public static let disabledOpacity = 0.5

  let style: Wording.Style

  /// The theme of `experience`; one of your own looks like the preset that is used like it.
  ///
  /// `project` is a call's own colour; other experiences have no use for it.
  public init(for experience: Experience, project: ThemeColor? = nil) {
    switch Wording.Style(experience) {
    case .composer: self = .composer
    case .capture: self = .capture
    case .call: self = .call(project ?? Palette.project)
    case .dictation: self = .dictation
    case .mealLog: self = .mealLog
    }
  }

  /// The same for somebody who wants more contrast: text of less weight is like any other, and what
  /// let something shine through covers it.
  public var withMoreContrast: Theme {
    var theme = self
    theme.secondaryText = text
    if style == .composer { theme.recordingText = text }
    theme.hintGround = hintGround.opacity(1)
    theme.hintText = hintText.opacity(1)
    return theme
  }
}

extension Theme {
  private init(
    _ style: Wording.Style, background: [ThemeColor] = [Palette.background],
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
    // Over a light ground it must cover more than in a call.
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

  /// Always dark: black, the project colour at 0.3, black (S3-56).
  static func call(_ project: ThemeColor) -> Theme {
    var theme = Theme(
      .call, background: [Palette.black, project.opacity(0.3), Palette.black],
      text: Palette.white, secondaryText: Palette.white.opacity(0.7), accent: project,
      recording: Palette.recording, recordingText: Palette.white,
      recordingTint: Palette.recording.opacity(0.3))
    theme.errorText = Palette.white
    theme.errorSign = Palette.warning
    // White at 80 % on black at 60 % (O43).
    theme.hintGround = Palette.black.opacity(0.6)
    return theme
  }
}
