import Testing

@testable import Hark
@testable import HarkScreens

extension Draft {
  /// Creates a draft from a picture, in which `|` is the cursor and `[…]` a selection; without
  /// either, there is no cursor.
  init(picture: String, limit: Int = standardLimit) {
    let characters = Array(picture)
    let text = String(characters.filter { !"|[]".contains($0) })
    let start = characters.firstIndex { "|[".contains($0) }
    let end = characters.firstIndex(of: "]").map { $0 - 1 } ?? start
    self.init(text, selection: start.flatMap { start in end.map { start..<$0 } }, limit: limit)
  }

  /// The draft as a picture in the same form.
  var picture: String {
    guard let selection else { return text }
    var characters = Array(text)
    if !selection.isEmpty { characters.insert("]", at: selection.upperBound) }
    characters.insert(selection.isEmpty ? "|" : "[", at: selection.lowerBound)
    return String(characters)
  }

  /// Returns the draft after a recording of `words`.
  func dictated(_ words: String) -> Draft {
    var draft = self
    draft.beginRecording()
    _ = draft.hear(words)
    draft.endRecording()
    return draft
  }

  /// Returns the characters in `range` as a string.
  func characters(at range: Range<Int>?) -> String? {
    range.map { String(Array(text)[$0]) }
  }
}

extension String {
  /// The UTF-8 bytes of the string, which distinguish accents that `==` treats as equal.
  var bytes: [UInt8] { Array(utf8) }
}

extension Draft: CustomTestStringConvertible {
  /// The text, with the cursor as a bar or the selection in brackets.
  public var testDescription: String { "“\(picture)”" }
}
