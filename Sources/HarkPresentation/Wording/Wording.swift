import Foundation
import Hark

/// The strings of one experience in one language: everything that the UI displays, announces, or
/// uses as a label.
///
/// ```swift
/// let wording = Wording(for: .composer)
/// wording[.message(.noSpeechDetected)]
/// wording[.status(snapshot.phase)]
/// wording[.words(3)]
/// ```
///
/// Every phrase has text. The strings of the preset experiences match their specifications exactly.
public struct Wording: Sendable {
  /// The language in use.
  public let language: WrittenLanguage

  private let style: Experience.Style
  private let ending: EndingPolicy
  private let isAutomatic: Bool
  private let words: [String: String]

  /// Creates the wording of `experience` in the written language closest to `locale`.
  ///
  /// The language is English if the experience does not support the closest language.
  public init(for experience: Experience, language locale: LocaleTag = .americanEnglish) {
    style = experience.style
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

  // Only calls use these texts, and calls are in English.
  package subscript(call phrase: CallPhrase) -> String { English.text(phrase) }
  package subscript(notice notice: CallNotice) -> String { English.text(notice) }

  package subscript(model phrase: ModelPhrase) -> String {
    switch language {
    case .english: phrase.english
    case .bokmal: phrase.bokmal
    }
  }

  /// The message for a field that is not approved for dictation.
  package var fieldNotApproved: String {
    switch language {
    case .english: "Dictation is not available in this field. You can type instead."
    case .bokmal: "Du kan ikke diktere i dette feltet. Du kan skrive i stedet."
    }
  }

  /// Returns the hint for a cue; `nil` if the cue is only haptic, or reports a limit that the
  /// experience does not have.
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

  /// Returns the hint for a microphone without usable input, or `nil` if the input is `live`.
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

/// A language in which wording is available.
public enum WrittenLanguage: String, Sendable, Hashable, CaseIterable {
  /// English, with American spelling.
  case english

  /// Norwegian Bokmål.
  case bokmal

  /// Creates the language closest to `locale`: Bokmål for Norwegian locales, otherwise English.
  public init(_ locale: LocaleTag) {
    switch locale.language {
    case "nb", "no", "nn": self = .bokmal
    default: self = .english
    }
  }

  /// The locale of the language.
  public var locale: LocaleTag {
    switch self {
    case .english: .americanEnglish
    case .bokmal: .norwegianBokmal
    }
  }
}

extension Experience.Style {
  var languages: [WrittenLanguage] {
    switch self {
    case .composer, .capture, .call, .mealLog: [.english]
    case .dictation: WrittenLanguage.allCases
    }
  }
}
