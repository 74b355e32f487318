import Testing

@testable import Hark
@testable import HarkScreens

@Suite("Undo and redo")
struct EditHistoryTests {
  private func typed(_ text: String, into draft: Draft = Draft("")) throws -> Draft {
    var draft = draft
    for character in text { try draft.insert(String(character)) }
    return draft
  }

  /// Returns the picture after each undo, down to the first state.
  private func undone(_ draft: Draft) throws -> [String] {
    var draft = draft
    var pictures: [String] = []
    while draft.canUndo {
      try draft.undo()
      pictures.append(draft.picture)
    }
    return pictures
  }

  @Test("Typing is undone in runs, and a line break ends a run")
  func runs() throws {
    #expect(try undone(typed("hello\nyou")) == ["hello\n|", ""])
  }

  @Test("Moving the cursor ends a run; setting it to its position does not")
  func cursor() throws {
    var draft = try typed("ab")
    try draft.select(2..<2)
    draft = try typed("c", into: draft)
    try draft.select(0..<0)
    try draft.select(3..<3)
    draft = try typed("x", into: draft)
    #expect(try undone(draft) == ["abc|", ""])
  }

  @Test("A run may begin by typing over a selection")
  func overSelection() throws {
    #expect(try undone(typed("xy", into: Draft(picture: "a[bc]d"))) == ["a[bc]d"])
  }

  @Test("Typing at another position is a separate step")
  func elsewhere() throws {
    var draft = try typed("ab")
    try draft.replace(0..<0, with: "x")
    #expect(try undone(draft) == ["ab|", ""])
  }

  @Test("Consecutive deletions are undone together, separately from typing")
  func deleting() throws {
    var draft = try typed("abcd")
    for _ in 1...2 { try draft.deleteBackward() }
    draft = try typed("x", into: draft)
    #expect(try undone(draft) == ["ab|", "abcd|", ""])
  }

  @Test("A paste is a separate step")
  func pasting() throws {
    var draft = try typed("ab")
    try draft.insert("pasted")
    draft = try typed("c", into: draft)
    #expect(try undone(draft) == ["abpasted|", "ab|", ""])
  }

  @Test("A recording is one step, however often it was revised")
  func recording() throws {
    var draft = try typed("one two", into: Draft(""))
    try draft.select(4..<7)
    draft.beginRecording()
    for words in ["tree", "three for", "three four"] { _ = draft.hear(words) }
    draft.endRecording()
    #expect(draft.picture == "one three four|")
    draft = try typed("!", into: draft)
    #expect(try undone(draft) == ["one three four|", "one [two]", ""])
  }

  @Test("A canceled recording is not a step, but ends a run of typing")
  func cancelled() throws {
    var draft = try typed("ab")
    draft.beginRecording()
    _ = draft.hear("dropped")
    draft.cancelRecording()
    draft = try typed("c", into: draft)
    #expect(try undone(draft) == ["ab|", ""])
  }

  @Test("Redo restores undone steps until new text is written")
  func redo() throws {
    var draft = try typed("typed", into: Draft("")).dictated("spoken")
    let full = draft.picture
    for _ in 1...3 { try draft.undo() }
    #expect(draft.picture == "" && !draft.canUndo && draft.canRedo)
    for _ in 1...3 { try draft.redo() }
    #expect(draft.picture == full && !draft.canRedo)
    try draft.undo()
    draft = draft.dictated("other")
    #expect(!draft.canRedo)
    #expect(draft.text == "typed other")
  }

  @Test("Typing does not continue an undone run")
  func afterUndo() throws {
    var draft = try typed("ab\ncd")
    try draft.undo()
    draft = try typed("x", into: draft)
    #expect(try undone(draft) == ["ab\n|", ""])
    draft = try typed("ab")
    try draft.undo()
    try draft.redo()
    draft = try typed("c", into: draft)
    #expect(try undone(draft) == ["ab|", ""])
  }

  @Test("Only the last hundred steps are kept")
  func depth() throws {
    var draft = Draft("")
    for _ in 1...150 { try draft.insert("xx") }
    let pictures = try undone(draft)
    #expect(pictures.count == 100)
    #expect(pictures.last == String(repeating: "xx", count: 50) + "|")
  }
}
