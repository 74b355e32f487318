import Hark

/// A language in which wording is available.
///
/// To add a language, define a `WrittenTexts` in its own file and add an entry to `allCases`.
public struct WrittenLanguage: Sendable, CaseIterable {
  /// English, with American spelling.
  public static let english = WrittenLanguage(English.self)

  /// Norwegian Bokmål.
  public static let bokmal = WrittenLanguage(Bokmal.self)

  /// All languages, English first.
  public static let allCases = [english, bokmal]

  let texts: any WrittenTexts.Type

  package init(_ texts: any WrittenTexts.Type) { self.texts = texts }

  /// Creates the language that is offered to readers of `locale`; English if there is none.
  public init(_ locale: LocaleTag) {
    self = Self.allCases.first { $0.texts.readers.contains(locale.language) } ?? .english
  }

  /// The locale of the language.
  public var locale: LocaleTag { texts.locale }

  /// The web page's own strings, by their names in `Web/words.js` and `Web/offline.js`, which contain the
  /// English ones.
  package var page: [String: String] { texts.page }

  /// The strings of the settings for finishing, by their names on the page.
  package var finishing: [String: String] {
    Dictionary(
      uniqueKeysWithValues: FinishingPhrase.allCases.map { ($0.rawValue, texts.text($0)) })
  }
}

extension WrittenLanguage: Equatable {
  /// Returns whether two languages have the same locale.
  public static func == (one: Self, other: Self) -> Bool { one.locale == other.locale }
}

/// All UI strings in one language.
package protocol WrittenTexts: Sendable {
  static var locale: LocaleTag { get }

  /// The languages, as in `LocaleTag.language`, whose readers are offered these strings.
  static var readers: Set<String> { get }

  /// The experiences that are available in the language.
  static var styles: Set<Experience.Style> { get }

  /// Returns the text of a phrase; `isAutomatic` indicates whether the experience detects speech.
  static func text(_ phrase: Phrase, _ style: Experience.Style, _ isAutomatic: Bool) -> String
  static func text(_ phrase: CallPhrase) -> String
  static func text(_ notice: CallNotice) -> String
  static func text(_ phrase: ModelPhrase) -> String
  static func text(_ phrase: ScopePhrase) -> String
  static func text(_ phrase: FinishingPhrase) -> String
  static var page: [String: String] { get }
}

// A language in which calls are not available needs no strings for them.
extension WrittenTexts {
  package static func text(_ phrase: CallPhrase) -> String { English.text(phrase) }
  package static func text(_ notice: CallNotice) -> String { English.text(notice) }
}
