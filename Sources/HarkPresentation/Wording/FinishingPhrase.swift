import Foundation
import Hark

/// A UI string of the settings for finishing; the raw value is its name on the page.
package enum FinishingPhrase: String, Sendable, CaseIterable {
  case title = "text.title"

  /// The statement of when a change takes effect.
  case note = "text.note"

  case commands = "text.commands"
  case numbers = "text.numbers"
  case fillers = "text.fillers"

  /// The title and the explanation of the field for the vocabulary.
  case vocabulary = "text.vocabulary"
  case vocabularyNote = "text.vocabularyNote"

  /// The vocabulary's faults, with `{line}` for the number of a line and `{sign}` for its sign.
  case oneSided = "text.oneSided"
  case tooManyEntries = "text.tooManyEntries"
  case tooLong = "text.tooLong"

  /// The title of the button that adds a corrected word to the vocabulary, with `{word}` for the word.
  case remember = "text.remember"
}

extension Wording {
  /// Returns the text for an error in the user's vocabulary, including how to fix it.
  package func text(of fault: VocabularyFault) -> String {
    switch fault {
    case .oneSided(let line, let sign):
      self[finishing: .oneSided].replacingOccurrences(of: "{line}", with: "\(line)")
        .replacingOccurrences(of: "{sign}", with: String(sign))
    case .tooManyEntries: self[finishing: .tooManyEntries]
    case .tooLong: self[finishing: .tooLong]
    }
  }

  /// Returns the title of the button that adds `entry` to the vocabulary.
  package func text(toRemember entry: Vocabulary.Entry) -> String {
    self[finishing: .remember].replacingOccurrences(of: "{word}", with: entry.written)
  }
}

extension English {
  static func text(_ phrase: FinishingPhrase) -> String {
    switch phrase {
    case .title: "Text"
    case .note: "Applies to new recordings."
    case .commands: "Carry out commands, such as “new line”"
    case .numbers: "Write numbers as digits"
    case .fillers: "Leave out “um” and repeated words"
    case .vocabulary: "My Words"
    case .vocabularyNote:
      "One name or term per line. “my address = 5 Harbour Street” replaces a phrase; "
        + "“iPhone: eye phone” gives its sound."
    case .oneSided:
      "Line {line} needs text on both sides of “{sign}”. Until then, your earlier words are used."
    case .tooManyEntries: "These are too many words; delete some."
    case .tooLong: "This text is too long; shorten it."
    case .remember: "Remember “{word}”"
    }
  }
}
