import Testing

@testable import Hark

@Suite("Phrases in a loop")
struct PhraseLoopsTests {
  private func kept(_ text: String, over speech: Double) -> String {
    let words = text.words.map(String.init)
    return PhraseLoops.places(of: words, over: speech).map { words[$0] }.joined(separator: " ")
  }

  @Test(
    "Repetitions for which there is enough speech are kept",
    arguments: [
      "no no no no no", "la la la la la la la la", "ha ha ha", "one two one two one two one two",
      "test test test test", "very very very very good", "zero zero zero zero zero five",
    ])
  func spoken(_ text: String) {
    #expect(kept(text, over: Double(text.words.count) * 0.2) == text)
  }

  @Test("A loop is cut to the repetitions that fit into the speech")
  func cut() {
    let thanks = Array(repeating: "Thank you.", count: 10).joined(separator: " ")
    // 0.3 s of speech can contain at most 18 letters, so the eight-letter phrase fits twice.
    #expect(kept(thanks, over: 0.3) == "Thank you. Thank you.")
    #expect(kept("I know. " + thanks, over: 0.4) == "I know. Thank you. Thank you.")
    #expect(kept(thanks + " Bye.", over: 0.3) == "Thank you. Bye.")
  }

  @Test("A loop beyond the maximum keeps one repetition, even over speech")
  func endless() {
    let phrase = "we are going to talk about it"
    let text = Array(repeating: phrase, count: 12).joined(separator: " ")
    #expect(kept("So " + text, over: 28) == "So " + phrase)
    #expect(kept(Array(repeating: "the", count: 40).joined(separator: " "), over: 28) == "the")
  }

  @Test("Case and punctuation do not hide a loop")
  func punctuation() {
    let text = Array(repeating: "Thank you, thank you!", count: 20).joined(separator: " ")
    #expect(kept(text, over: 28) == "Thank you,")
  }

  @Test("Words beyond the maximum speaking rate are all removed")
  func fast() {
    let text = "So I think that this is a very important point"
    #expect(kept(text, over: 0.5) == "")
    #expect(kept(text, over: 1) == text)
  }

  @Test("A phrase of up to eight words is found anywhere in the text")
  func lengths() {
    for length in 1...PhraseLoops.longest {
      let phrase = (0..<length).map { "word\($0)" }.joined(separator: " ")
      let loop = Array(repeating: phrase, count: 30).joined(separator: " ")
      #expect(kept("before \(loop) after", over: 100) == "before \(phrase) after")
    }
  }
}
