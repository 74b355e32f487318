import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkScreens

@Suite("Text of a field")
struct DraftTests {
  @Test(
    "Words are separated by any whitespace", .covers("S2-12"),
    arguments: [
      ("", 0), ("  \n ", 0), ("one", 1), (" one ", 1), ("one two", 2), ("one\ntwo\tthree", 3),
      ("one\u{A0}two\u{2003}three\u{3000}four\u{2028}five", 5), ("one\r\ntwo", 2), ("it's 5.5", 2),
    ])
  func words(text: String, count: Int) {
    #expect(Draft(text).wordCount == count)
  }

  @Test(
    "Characters are grapheme clusters",
    arguments: [
      ("", 0), ("abc", 3), ("e\u{301}", 1), ("👩‍👩‍👧‍👦", 1), ("🇳🇴🇸🇪", 2), ("a\r\nb", 3), ("שָׁלוֹם", 4),
    ])
  func characters(text: String, count: Int) {
    #expect(Draft(text).characterCount == count)
  }

  @Test(
    "Whitespace alone cannot be saved", .covers("S2-45"),
    arguments: [("", true), (" \n\t\u{3000}\r\n", true), ("a", false), (" . ", false)])
  func blank(text: String, isBlank: Bool) {
    #expect(Draft(text).isBlank == isBlank)
    #expect(Draft(text).isSavable == !isBlank)
  }

  @Test("A text of 10,000 characters can be saved, one more cannot")
  func limit() {
    let full = Draft(String(repeating: "é", count: 10_000))
    #expect(full.isSavable && !full.isOverLimit)
    let over = Draft(full.text + "!")
    #expect(over.isOverLimit && !over.isSavable)
    #expect(over.characterCount == 10_001)
  }

  @Test("Nothing can be saved while recording")
  func savingWhileRecording() {
    var draft = Draft("typed")
    draft.beginRecording()
    #expect(draft.isRecording && !draft.isSavable)
    draft.endRecording()
    #expect(!draft.isRecording && draft.isSavable)
  }

  @Test("A selection beyond the text is clamped")
  func clampedSelection() {
    #expect(Draft("abc", selection: 1..<9).selection == 1..<3)
    #expect(Draft("abc", selection: -4 ..< -2).selection == 0..<0)
    #expect(Draft("abc").selection == nil)
  }
}

@Suite("Whitespace")
struct ScalarSpaceTests {
  @Test("Whitespace is as defined by Unicode")
  func space() {
    let scalars = (0...0xFFFF).compactMap(Unicode.Scalar.init)
    #expect(scalars.filter { $0.isSpace != $0.properties.isWhitespace } == [])
  }
}
