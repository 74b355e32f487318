import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkScreens

@Suite("Maximum length of a draft")
struct DraftLimitTests {
  @Test("The last revision that fits is kept, and the recording ends", .covers("S2-18"))
  func lastThatFits() {
    var draft = Draft(picture: "typed|", limit: 14)
    draft.beginRecording()
    #expect(draft.hear("one two") == .shown)
    #expect(draft.hear("one two three") == .full)
    #expect(draft.picture == "typed one two|")
    #expect(draft.characters(at: draft.newWords) == "one two")
    #expect(draft.hear("one too") == .shown)
    draft.endRecording()
    #expect(draft.picture == "typed one too|")
  }

  @Test("Speech that fills the draft to the last character is kept and ends the recording")
  func exactly() {
    var draft = Draft(picture: "ab|cd", limit: 10)
    draft.beginRecording()
    #expect(draft.hear("1234") == .full)
    #expect(draft.picture == "ab 1234| cd")
  }

  @Test("Spaces added by speech count")
  func spaces() {
    var draft = Draft(picture: "ab|cd", limit: 9)
    draft.beginRecording()
    #expect(draft.hear("1234") == .full)
    #expect(draft.picture == "ab|cd")
  }

  @Test("The limit counts characters, not bytes")
  func characters() {
    var draft = Draft("", limit: 3)
    draft.beginRecording()
    #expect(draft.hear("👩‍👩‍👧‍👦🇳🇴e\u{301}") == .full)
    #expect(draft.characterCount == 3)
    #expect(draft.hear("👩‍👩‍👧‍👦🇳🇴e\u{301}!") == .full)
    #expect(draft.characterCount == 3)
  }

  @Test("A character counts as at most four scalars, of which it can have any number")
  func scalars() {
    let marks = String(repeating: "\u{301}", count: 11)
    #expect(!Draft("a" + marks, limit: 3).isOverLimit)
    #expect(Draft("a\u{301}" + marks, limit: 3).isOverLimit)
    #expect(Draft("a" + String(repeating: "\u{301}", count: 40_000)).isOverLimit)
    #expect(!Draft("a" + String(repeating: "\u{301}", count: 40_000), limit: .max).isOverLimit)
    var draft = Draft("", limit: 3)
    draft.beginRecording()
    #expect(draft.hear("a" + marks) == .shown)
    #expect(draft.hear("a\u{301}" + marks) == .full)
    #expect(draft.text.unicodeScalars.count == 12)
  }

  @Test("A selection that speech replaces makes room")
  func selection() {
    var draft = Draft(picture: "1234[567890]", limit: 10)
    draft.beginRecording()
    #expect(draft.hear("five") == .shown)
    #expect(draft.picture == "1234 five|")
  }

  @Test("Typing may exceed the limit; then speech adds nothing, and saving is disabled")
  func typing() throws {
    var draft = Draft("1234567890", limit: 10)
    try draft.insert("1")
    #expect(draft.text == "12345678901")
    #expect(draft.isOverLimit && !draft.isSavable)
    draft.beginRecording()
    #expect(draft.hear("") == .shown)
    #expect(draft.hear("more") == .full)
    draft.endRecording()
    #expect(draft.text == "12345678901")
    #expect(draft.characterCount == 11)
  }

  @Test("Ten thousand characters is the standard", .covers("S2-18"))
  func standard() {
    var draft = Draft("")
    draft.beginRecording()
    #expect(draft.hear(String(repeating: "a", count: 10_001)) == .full)
    #expect(draft.text.isEmpty)
    #expect(draft.hear(String(repeating: "a", count: 9_999)) == .shown)
    #expect(draft.hear(String(repeating: "a", count: 10_000)) == .full)
    #expect(draft.characterCount == 10_000)
  }
}
