/// The styles of text that a system scales as a person wants (Dynamic Type); a face on another system
/// takes `points` at the standard setting and scales them as its own text.
public enum TextStyle: String, Sendable, Hashable, Codable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption

  /// The size at the standard setting, in points.
  public var points: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    }
  }
}

/// A style of text with its weight.
public struct TextLook: Sendable, Hashable, Codable {
  /// The style, which scales.
  public var style: TextStyle

  /// How strong the lines are.
  public var weight = Weight.standard

  /// Whether every digit is as wide as the others, as in a time that runs.
  public var hasEvenDigits = false

  /// How strong the lines of a text are.
  public enum Weight: String, Sendable, Hashable, Codable, CaseIterable {
    /// As the style has it.
    case standard

    /// Between regular and bold.
    case semibold
  }
}

/// The styles of the texts that several faces show.
public enum TextLooks {
  /// The title of the sheet before the system's question (S1-08).
  public static let sheetTitle = TextLook(style: .title2, weight: .semibold)

  /// Its text (S1-09).
  public static let sheetText = TextLook(style: .body)

  /// Its first button (S1-10).
  public static let sheetAccept = TextLook(style: .headline)

  /// Its second button (S1-11).
  public static let sheetDecline = TextLook(style: .body)

  /// What is typed, spoken and read.
  public static let text = TextLook(style: .body)

  /// What has been said of a meal, the one text of its screen.
  public static let transcription = TextLook(style: .title2)

  /// How many words or characters there are (S2-11).
  public static let count = TextLook(style: .caption, hasEvenDigits: true)

  /// Messages, notices and hints.
  public static let notice = TextLook(style: .subheadline)

  /// The name of a field or of a group.
  public static let heading = TextLook(style: .headline)

  /// The time of a recording beside its words.
  public static let timer = TextLook(style: .subheadline, hasEvenDigits: true)

  /// The time of a recording that stands alone (S5-FR-005).
  public static let largeTimer = TextLook(style: .title3, weight: .semibold, hasEvenDigits: true)

  /// A figure in a table.
  public static let figure = TextLook(style: .subheadline, hasEvenDigits: true)

  /// What a figure is called.
  public static let figureName = TextLook(style: .caption)
}
