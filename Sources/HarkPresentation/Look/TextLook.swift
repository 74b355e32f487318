import Hark

/// A text style with a weight.
public struct TextLook: Sendable, Hashable, Codable {
  /// The text style, which scales with the user's preferred text size.
  public var style: Style

  /// The font weight.
  public var weight = Weight.standard

  /// Whether digits are monospaced, as for a running timer.
  public var hasEvenDigits = false

  /// A font weight.
  public enum Weight: String, Sendable, Hashable, Codable, CaseIterable {
    /// The default weight of the style.
    case standard

    /// The weight between regular and bold.
    case semibold
  }

  /// The text styles that the system scales to the user's preferred size (Dynamic Type).
  ///
  /// On other systems, the UI uses `points` as the size at the standard setting and scales it in
  /// the same way as its other text.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
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
}

package enum TextLooks {
  /// The styles of the sheet before the permission prompt, from top to bottom (S1-08 to S1-11).
  package static let sheetTitle = TextLook(style: .title2, weight: .semibold)
  package static let sheetText = TextLook(style: .body)
  package static let sheetAccept = TextLook(style: .headline)
  package static let sheetDecline = TextLook(style: .body)

  /// Typed, dictated, and static text.
  package static let text = TextLook(style: .body)

  /// A transcription on a screen without other text, such as the meal log.
  package static let transcription = TextLook(style: .title2)

  /// The number of words or characters (S2-11).
  package static let count = TextLook(style: .caption, hasEvenDigits: true)

  /// Messages, notices, and hints.
  package static let notice = TextLook(style: .subheadline)

  package static let heading = TextLook(style: .headline)
  package static let timer = TextLook(style: .subheadline, hasEvenDigits: true)

  /// A recording time without text beside it (S5-FR-005).
  package static let largeTimer = TextLook(style: .title3, weight: .semibold, hasEvenDigits: true)

  package static let figure = TextLook(style: .subheadline, hasEvenDigits: true)
  package static let figureName = TextLook(style: .caption)
}

// The text styles of a call.
extension TextLooks {
  /// The agent's name, and the letter in its avatar.
  package static let agent = TextLook(style: .headline)

  /// The speaker's name before the status (S3-42).
  package static let speaker = TextLook(style: .headline)

  /// The current and previous utterances (S3-39), and the message that the call has ended.
  package static let talk = TextLook(style: .body)

  /// A hint below the controls, and the message in a banner (S3-35, S3-46, S3-47).
  package static let hint = TextLook(style: .caption)

  package static let recorded = TextLook(style: .caption, weight: .semibold)

  /// A setting, or the name of a recording.
  package static let setting = TextLook(style: .body)

  package static let settingNote = TextLook(style: .caption, hasEvenDigits: true)
}
