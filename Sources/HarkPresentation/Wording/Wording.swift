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
    self.init(for: experience, in: WrittenLanguage(locale))
  }

  package init(for experience: Experience, in wanted: WrittenLanguage) {
    style = experience.style
    language = wanted.texts.styles.contains(style) ? wanted : .english
    ending = experience.ending
    isAutomatic = experience.detection.mode.isAutomatic
    words = experience.words
  }

  /// The text of a phrase.
  public subscript(phrase: Phrase) -> String {
    if case .status(.failed(let failure)) = phrase { return self[.message(failure)] }
    if !words.isEmpty, let key = phrase.key, let own = words[key] { return own }
    return language.texts.text(phrase, style, isAutomatic)
  }

  package subscript(call phrase: CallPhrase) -> String { language.texts.text(phrase) }
  package subscript(notice notice: CallNotice) -> String { language.texts.text(notice) }
  package subscript(model phrase: ModelPhrase) -> String { language.texts.text(phrase) }
  package subscript(scope phrase: ScopePhrase) -> String { language.texts.text(phrase) }
  package subscript(finishing phrase: FinishingPhrase) -> String { language.texts.text(phrase) }

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
}
