import HarkTesting
import Testing

@testable import Hark

@Suite("Splitting a streamed reply into sentences")
struct SentenceSplitterTests {
  private func sentences(_ text: String) -> [String] {
    var splitter = SentenceSplitter()
    return splitter.add(text) + [splitter.finish()].compactMap { $0 }
  }

  @Test(
    "Sentences",
    arguments: [
      ("", []), ("Yes", ["Yes"]), ("Yes. No! Why? ", ["Yes. ", "No! ", "Why? "]),
      ("It weighs 3.5 kg. Good.", ["It weighs 3.5 kg. ", "Good."]),
      ("Ask Dr. Ames. She knows.", ["Ask Dr. Ames. ", "She knows."]),
      ("On 3. May, e.g. at noon. Fine", ["On 3. May, e.g. at noon. ", "Fine"]),
      ("He said \"Stop.\" I did.", ["He said \"Stop.\" ", "I did."]),
      ("Wait... what? Oh", ["Wait... what? ", "Oh"]),
      ("First line\nsecond line", ["First line\n", "second line"]),
      ("Hei! Ærlig? Å ja. Ok", ["Hei! ", "Ærlig? ", "Å ja. ", "Ok"]),
    ] as [(String, [String])])
  func sentences(_ text: String, _ wanted: [String]) {
    #expect(sentences(text) == wanted)
  }

  @Test("The sentences do not depend on the pieces, and nothing is lost")
  func pieces() {
    let text =
      "Good evening. It is 3.5 km to Dr. Ames's house, i.e. not far! Shall we walk?\n\nYes: "
      + String(repeating: "word ", count: 100)
    let whole = sentences(text)
    for size in 1...40 {
      var splitter = SentenceSplitter()
      var found: [String] = []
      var rest = text[...]
      while !rest.isEmpty {
        found += splitter.add(String(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      found += [splitter.finish()].compactMap { $0 }
      #expect(found.joined() == text)
      #expect(found == whole, "in pieces of \(size)")
    }
  }

  @Test("A sentence is returned with the first character of the next")
  func soon() {
    var splitter = SentenceSplitter()
    #expect(splitter.add("Good evening.").isEmpty)
    #expect(splitter.add(" ").isEmpty)
    #expect(splitter.add("I") == ["Good evening. "])
  }

  @Test("Text without spaces is cut, so that it is not spoken as a whole")
  func junk() {
    var splitter = SentenceSplitter()
    var told: [String] = []
    for _ in 0..<1_000 { told += splitter.add("aGVsbG8gd29ybGQ") }
    #expect(told.allSatisfy { $0.count <= 2 * SentenceSplitter.longest })
    #expect(told.joined().count > 14_000)
    told.append(splitter.finish() ?? "")
    #expect(told.joined() == String(repeating: "aGVsbG8gd29ybGQ", count: 1_000))
  }

  @Test("Text without a sentence end is cut at a space")
  func endless() {
    let found = sentences(String(repeating: "word ", count: 100))
    #expect(found.count >= 2)
    #expect(found.allSatisfy { $0.count <= SentenceSplitter.longest + 1 })
  }
}
