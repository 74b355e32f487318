/// What one experience says to a person in one language: every word that a face shows, announces or
/// labels.
///
/// ```swift
/// let wording = Wording(for: .composer)
/// wording[.message(.noSpeechDetected)]
/// wording[.status(snapshot.phase)]
/// wording[.words(3)]
/// ```
///
/// A phrase always has its text. The preset experiences say what their seeds say, letter for letter.
public struct Wording: Sendable {
  /// The language in use.
  public let language: WrittenLanguage

  let style: Style
  private let ending: EndingPolicy
  private let isAutomatic: Bool
  private let words: [String: String]

  /// Makes the wording of `experience` in the written language nearest to `locale`; English where
  /// the experience does not write that one.
  public init(for experience: Experience, language locale: LocaleTag = .americanEnglish) {
    style = Style(experience)
    let wanted = WrittenLanguage(locale)
    language = style.languages.contains(wanted) ? wanted : .english
    ending = experience.ending
    isAutomatic = experience.detection.mode.isAutomatic
    words = experience.words
  }

  /// The text of a phrase.
  public subscript(phrase: Phrase) -> String {
    if case .status(.failed(let failure)) = phrase { return self[.message(failure)] }
    if !words.isEmpty, let key = phrase.key, let own = words[key] { return own }
    switch language {
    case .english: return own(phrase) ?? English.text(phrase)
    case .bokmal: return Bokmal.text(phrase)
    }
  }

  /// The text of a phrase that only calls have; English.
  public subscript(call phrase: CallPhrase) -> String { English.text(phrase) }

  /// The sentence for a moment that has one; nil for one that is only felt.
  public func hint(for cue: Cue) -> String? {
    switch cue {
    case .felt: nil
    case .holdToSpeak: self[.holdToSpeak]
    case .unmuteToSpeak: self[.unmuteToSpeak]
    case .lengthLimitReached: ending.length.map { self[.lengthLimit(seconds: $0)] }
    case .noisy: self[.noiseHint]
    case .longSpeech: self[.splitHint]
    case .notKept(let failure): self[.notKept(failure)]
    case .characterLimitReached: ending.characters.map { self[.characterLimit($0)] }
    }
  }

  /// The sentence for a microphone that hears nothing; nil for one that hears.
  public func hint(for input: InputCondition) -> String? {
    input == .live ? nil : self[.input(input)]
  }

  private func own(_ phrase: Phrase) -> String? {
    switch style {
    case .composer: ComposerEnglish.text(phrase)
    case .capture: CaptureEnglish.text(phrase)
    case .call: CallEnglish.text(phrase, isAutomatic: isAutomatic)
    case .dictation: DictationEnglish.text(phrase)
    case .mealLog: MealLogEnglish.text(phrase)
    }
  }
}

/// A language in which there is wording.
public enum WrittenLanguage: String, Sendable, Hashable, CaseIterable {
  /// English, with American spelling.
  case english

  /// Norwegian Bokmål.
  case bokmal

  /// The one nearest to `locale`: Bokmål for any Norwegian, else English.
  public init(_ locale: LocaleTag) {
    switch locale.language {
    case "nb", "no", "nn": self = .bokmal
    default: self = .english
    }
  }

  /// The locale as which it is written.
  public var locale: LocaleTag {
    switch self {
    case .english: .americanEnglish
    case .bokmal: .norwegianBokmal
    }
  }
}

extension Wording {
  /// Whose words they are.
  enum Style: String, CaseIterable, Codable, Sendable {
    case composer, capture, call, dictation, mealLog

    /// By name; an experience of your own speaks like the preset that is used like it.
    init(_ experience: Experience) {
      if let style = Style(rawValue: experience.name) {
        self = style
        return
      }
      switch experience.gesture {
      case .hold: self = .composer
      case .toggle: self = .capture
      case .tapOrHold: self = .call
      }
    }

    /// The languages in which it writes.
    var languages: [WrittenLanguage] {
      switch self {
      case .composer, .capture, .call, .mealLog: [.english]
      case .dictation: WrittenLanguage.allCases
      }
    }
  }
}
