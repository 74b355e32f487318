import Hark
import HarkScreens

/// A text as a page shows it; places are counted in units of UTF-16.
struct FieldView: Codable, Sendable, Equatable {
  let text: String
  let selection: [Int]

  /// What was spoken last.
  @OrNull var spoken: [Int]?

  /// What has just come, for emphasis.
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
  /// The selection in units of UTF-16; behind the text where there is no cursor.
  var places: [Int] {
    let range = selectionInUTF16 ?? text.utf16.count..<text.utf16.count
    return [range.lowerBound, range.upperBound]
  }
}
