import LedgerCoverage
import Testing

@testable import Hark

@Suite("New words")
struct NewWordsTests {
  @Test(
    "Words added at the end are new, whatever changed before them", .covers("S5-FR-014"),
    arguments: [
      ("", "hello", "hello"),
      ("hello", "hello world", "world"),
      ("I wand", "I want to go", "to go"),
      ("a b c", "x a b c d", "d"),
      ("it's a knife day", "it's a nice day today", "today"),
      ("blåbær", "blåbær og fløte", "og fløte"),
      ("one two", "one  two three", "three"),
    ])
  func added(old: String, new: String, expected: String) {
    #expect(NewWords.atEnd(of: new, since: old) == expected)
  }

  @Test(
    "Changed or removed words are not new",
    arguments: [
      ("hello", "hello"), ("hello word", "hello world"), ("hello world", "hello"),
      ("hello", ""), ("", ""), ("one two three", "two three"), ("a c", "a b c"),
    ])
  func changed(old: String, new: String) {
    #expect(NewWords.atEnd(of: new, since: old) == "")
  }

  @Test("Texts too long to align are compared by word count")
  func long() {
    let old = Array(repeating: "one", count: 300).joined(separator: " ")
    let new = Array(repeating: "two", count: 300).joined(separator: " ") + " three"
    #expect(NewWords.atEnd(of: new, since: old) == "three")
  }

  @Test("Words in the middle of the text are not new at its end")
  func earlier() {
    var transcript = Transcript()
    transcript.apply(InterimSegment(index: 0, text: "one"), task: 0)
    transcript.apply(InterimSegment(index: 1, text: "four five"), task: 0)
    #expect(transcript.newWords == "four five")
    let range = AudioRange(start: 0, end: 1)
    transcript.apply(FinalSegment(index: 0, text: "one two three", range: range), task: 0)
    #expect(transcript.newWords == "")
    transcript.apply(FinalSegment(index: 1, text: "four five six", range: range), task: 0)
    #expect(transcript.newWords == "six")
    transcript.apply(InterimSegment(index: 2, text: "seven"), task: 0)
    transcript.promoteTail(range: range)
    #expect(transcript.newWords == "", "promoted text was there before")
  }
}
