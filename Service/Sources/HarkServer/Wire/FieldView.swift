import Hark
import HarkScreens

/// A text field on a page; positions are in UTF-16 code units.
struct FieldView: Codable, Sendable, Equatable {
  let text: String
  let selection: [Int]

  /// The range of the most recently spoken text.
  @OrNull var spoken: [Int]?

  /// The range of the newest words, for highlighting.
  @OrNull var fresh: [Int]?
  let isReadOnly: Bool
  let placeholder: String
  @OrNull var count: String?
  let isOverLimit: Bool

  init(_ draft: Draft, placeholder: String, isReadOnly: Bool, count: String? = nil) {
    func place(_ range: Range<Int>?) -> [Int]? {
      range.map(draft.rangeInUTF16).map { [$0.lowerBound, $0.upperBound] }
    }
    text = draft.text
    selection = draft.places
    _spoken = OrNull(wrappedValue: place(draft.spokenRange))
    _fresh = OrNull(wrappedValue: place(draft.newWords))
    self.isReadOnly = isReadOnly
    self.placeholder = placeholder
    _count = OrNull(wrappedValue: count)
    isOverLimit = draft.isOverLimit
  }
}

extension Draft {
  /// The selection in UTF-16 code units; the end of the text if there is no cursor.
  var places: [Int] {
    let range = selectionInUTF16 ?? text.utf16.count..<text.utf16.count
    return [range.lowerBound, range.upperBound]
  }
}
