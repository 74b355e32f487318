import Hark

/// The text of a vocabulary while the user edits it.
struct VocabularyText: Sendable, Equatable {
  private(set) var text: String

  /// The reason that the text is not a valid vocabulary; `nil` if it is valid.
  private(set) var fault: VocabularyFault?

  /// The last valid vocabulary of the text.
  private var last: Vocabulary

  init(_ vocabulary: Vocabulary) {
    (text, last) = (vocabulary.lines, vocabulary)
  }

  /// Replaces the text with the user's, and returns its vocabulary; `nil` if the text contains an error.
  mutating func edit(_ new: String) -> Vocabulary? {
    text = new
    do throws(VocabularyFault) {
      (last, fault) = (try Vocabulary(lines: new), nil)
      return last
    } catch {
      fault = error
      return nil
    }
  }

  /// Shows a vocabulary that the app has changed in the meantime, unless the user's text contains
  /// an error or already represents this vocabulary.
  mutating func follow(_ vocabulary: Vocabulary) {
    if fault == nil, vocabulary != last { self = VocabularyText(vocabulary) }
  }
}
