@testable import Hark

extension Draft {
  /// A draft from a picture: `|` is the cursor, `[…]` a selection, neither no cursor.
  init(picture: String, limit: Int = standardLimit) {
    let characters = Array(picture)
    let text = String(characters.filter { !"|[]".contains($0) })
    let start = characters.firstIndex { "|[".contains($0) }
    let end = characters.firstIndex(of: "]").map { $0 - 1 } ?? start
    self.init(text, selection: start.flatMap { start in end.map { start..<$0 } }, limit: limit)
  }

  /// The draft as such a picture.
  var picture: String {
    guard let selection else { return text }
    var characters = Array(text)
    if !selection.isEmpty { characters.insert("]", at: selection.upperBound) }
    characters.insert(selection.isEmpty ? "|" : "[", at: selection.lowerBound)
    return String(characters)
  }

  /// The draft after a recording in which one thing was said.
  func dictated(_ words: String) -> Draft {
    var draft = self
    draft.beginRecording()
    _ = draft.hear(words)
    draft.endRecording()
    return draft
  }

  /// The characters at a range, as a text.
  func characters(at range: Range<Int>?) -> String? {
    range.map { String(Array(text)[$0]) }
  }
}

extension String {
  /// The text to the byte; `==` on texts takes differently written accents for the same.
  var bytes: [UInt8] { Array(utf8) }
}
