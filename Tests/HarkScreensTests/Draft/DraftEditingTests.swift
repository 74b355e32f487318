import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkScreens

@Suite("Typing into a draft")
struct DraftEditingTests {
  @Test("Text is inserted at the cursor, over a selection, or at the end")
  func inserting() throws {
    for (before, after) in [("a|b", "axy|b"), ("a[bc]d", "axy|d"), ("ab", "abxy|"), ("|", "xy|")] {
      var draft = Draft(picture: before)
      try draft.insert("xy")
      #expect(draft.picture == after)
      #expect(draft.characterCount == draft.text.count)
    }
  }

  @Test("A range beyond the text is clamped")
  func clampedRange() throws {
    var draft = Draft("abc")
    try draft.replace(2..<99, with: "!")
    #expect(draft.picture == "ab!|")
    try draft.replace(-9 ..< -3, with: "¡")
    #expect(draft.picture == "¡|ab!")
    try draft.select(1..<40)
    #expect(draft.picture == "¡[ab!]")
    try draft.select(nil)
    #expect(draft.selection == nil)
  }

  @Test(
    "Deleting takes a whole character, or the selection",
    arguments: [
      ("ab|c", "a|c"), ("a[bc]d", "a|d"), ("|abc", "|abc"), ("x👩‍👩‍👧‍👦|", "x|"), ("🇳🇴🇸🇪|", "🇳🇴|"),
      ("e\u{301}|", "|"), ("a\r\n|b", "a|b"), ("שָׁ|לום", "|לום"), ("abc", "ab|"),
    ])
  func deleting(before: String, after: String) throws {
    var draft = Draft(picture: before)
    try draft.deleteBackward()
    #expect(draft.picture == after)
  }

  @Test("After typing that completes a character, the cursor follows it")
  func composing() throws {
    var draft = Draft(picture: "e|x")
    try draft.insert("\u{301}")
    #expect(draft.selection == 1..<1)
    #expect(draft.text.bytes == "e\u{301}x".bytes)

    var couple = Draft(picture: "👩|👩")
    try couple.insert("\u{200D}")
    #expect(couple.characterCount == 1 && couple.selection == 1..<1)
    try couple.undo()
    #expect(couple.text.bytes == "👩👩".bytes)
    #expect(couple.selection == 1..<1)

    var flags = Draft(picture: "🇳[x]🇴")
    try flags.deleteBackward()
    #expect(flags.characterCount == 1 && flags.selection == 1..<1)
  }

  @Test("During a recording, the field is read-only", .covers("S1-36", "S1-37", "S2-16"))
  func readOnly() throws {
    var draft = Draft("typed")
    draft.beginRecording()
    _ = draft.hear("spoken")
    let before = draft
    #expect(throws: EditRefusal.recording) { try draft.insert("x") }
    #expect(throws: EditRefusal.recording) { try draft.replace(0..<1, with: "") }
    #expect(throws: EditRefusal.recording) { try draft.deleteBackward() }
    #expect(throws: EditRefusal.recording) { try draft.select(0..<0) }
    #expect(throws: EditRefusal.recording) { try draft.undo() }
    #expect(throws: EditRefusal.recording) { try draft.redo() }
    draft.clearTranscript()
    #expect(draft == before)
    #expect(EditRefusal.recording.rawValue.contains("stop or cancel the recording"))
    draft.endRecording()
    try draft.insert("x")
    #expect(draft.text == "typed spokenx")
  }

  @Test(
    "The first edit empties the separate spoken text; the field keeps its text", .covers("S1-38"))
  func firstEdit() throws {
    let spoken = Draft("typed").dictated("words")
    #expect(spoken.spokenText == "words")
    #expect(spoken.characters(at: spoken.spokenRange) == "words")

    var draft = spoken
    try draft.select(0..<2)
    try draft.select(0..<0)
    try draft.deleteBackward()
    try draft.insert("")
    #expect(draft.spokenText == "words")
    try draft.insert("!")
    #expect(draft.text == "!typed words")
    #expect(draft.spokenText == "" && draft.spokenRange == nil)
    try draft.undo()
    #expect(draft.text == "typed words")
    #expect(draft.spokenText == "")
  }

  @Test("Clearing the transcript keeps the text of the field", .covers("S1-40"))
  func clearing() {
    var draft = Draft("typed").dictated("words")
    draft.clearTranscript()
    #expect(draft.spokenText == "" && draft.spokenRange == nil)
    #expect(draft.picture == "typed words|")
  }
}
