/// The words and the grammar of a supported language.
///
/// `lexicon` contains the words, and `read(_:at:)` reads the numbers. Everything else is shared.
protocol FinishingLanguage: Sendable {
  /// The code of the language, such as `en`.
  var code: String { get }

  var lexicon: Lexicon { get }

  var style: NumberStyle { get }

  /// The phonemes that the language spells, by which words are compared with a vocabulary.
  var spelling: Spelling { get }

  /// The domains that can end a web address without “www” before it.
  var domains: Set<String> { get }

  /// Returns the reading of the words from `index` on if they form a number, date, time, amount, or
  /// address; otherwise, `nil`.
  ///
  /// Requests only relevant words, because interim text is not settled before they arrive. A rule
  /// that rejects its first word must not request the second.
  func read(_ reader: Reader, at index: Int) -> Reading?

  /// Returns the capitalized form of the word at `index` if the context requires it, as in “May”;
  /// otherwise, `nil`. Called only for words with the role `sometimesName`.
  func name(_ reader: Reader, at index: Int) -> String?
}

extension FinishingLanguage {
  var domains: Set<String> { Addresses.domains }

  func name(_ reader: Reader, at index: Int) -> String? { nil }
}

/// The conventions of a language for writing numbers.
struct NumberStyle: Sendable {
  /// The decimal separator.
  let decimalMark: String

  /// The separator between groups of three digits.
  let groupMark: String

  /// The minimum number of digits in a grouped number.
  let groupedDigits: Int

  /// The space before a percent sign.
  let percentSpace: String

  /// The smallest number that is written in digits in prose.
  let firstInFigures: Int

  /// Returns `digits` in groups of three.
  func grouped(_ digits: String) -> String {
    guard digits.count >= groupedDigits else { return digits }
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += groupMark }
      text.append(digit)
    }
    return text
  }
}
