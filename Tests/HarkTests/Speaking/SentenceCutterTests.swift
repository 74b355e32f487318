import Testing

@testable import Hark

@Suite("Text that is cut into sentences")
struct SentenceCutterTests {
  private func sentences(_ pieces: String...) -> [String] { cut(pieces) }

  private func cut(_ pieces: [String]) -> [String] {
    var cutter = SentenceCutter()
    let sentences = pieces.flatMap { cutter.push($0) } + [cutter.finish()].compactMap { $0 }
    var end = 0
    for sentence in sentences {
      #expect(sentence.start == end)
      end = sentence.end
    }
    #expect(sentences.map(\.text).joined() == pieces.joined())
    return sentences.map(\.text)
  }

  @Test("A sentence is there as soon as the space behind it is")
  func prompt() {
    var cutter = SentenceCutter()
    #expect(cutter.push("Hello there.").isEmpty)
    #expect(cutter.push(" How").map(\.text) == ["Hello there. "])
    #expect(cutter.push(" are you? I").map(\.text) == ["How are you? "])
    #expect(cutter.finish()?.text == "I")
    #expect(cutter.finish() == nil)
  }

  @Test("However the text comes, the sentences are the same")
  func pieces() {
    let text = "Yes! That is 3.5 dl, “not 4.” Dr. Ås said so. Well… then\nOn the 17. mai. Ok. Bye"
    let whole = cut([text])
    #expect(cut(text.map(String.init)) == whole)
    #expect(
      whole == [
        "Yes! ", "That is 3.5 dl, “not 4.” ", "Dr. Ås said so. ", "Well… ", "then\n",
        "On the 17. mai. ", "Ok. ", "Bye",
      ])
  }

  @Test("A text without an end is cut between words, and one without words anywhere")
  func endless() {
    let words = String(repeating: "word ", count: 200)
    #expect(cut([words]).allSatisfy { $0.count <= SentenceCutter.longest && $0.hasSuffix(" ") })
    let wall = String(repeating: "x", count: 1_000)
    #expect(cut([wall]).map(\.count) == [300, 300, 300, 100])
  }

  @Test("A megabyte at once is cut as soon as it has come")
  func megabyte() {
    #expect(cut([String(repeating: "x", count: 1 << 20)]).count == 3_496)
  }

  @Test("Nothing is no sentence")
  func nothing() { #expect(sentences("", "").isEmpty) }
}
