import Hark
import HarkWorkers
import Testing

@testable import HarkSherpa

@Suite("Where sherpa-onnx's words lie")
struct RecognizedWordsTests {
  private static let range = AudioRange(start: 1_000, end: 33_000)

  @Test(
    "A word lasts from its first piece to the next word, or a fifth of a second behind its last")
  func words() {
    let text = RecognizedText(
      text: "blue cheese", tokens: ["\u{2581}blue", "\u{2581}che", "ese"], times: [0, 0.1, 0.5])
    let found = text.words(in: Self.range)
    #expect(found.map(\.text) == ["blue", "cheese"])
    #expect(found.map(\.range.start) == [1_000, 2_600])
    #expect(found.map(\.range.end) == [2_600, 12_200])
  }

  @Test("Times without sense stay within the sound", arguments: [1e300, -1e300, .infinity, .nan])
  func nonsense(time: Double) {
    let text = RecognizedText(text: "a", tokens: [" a"], times: [time])
    let word = text.words(in: Self.range).first
    #expect(word.map { Self.range.start...Self.range.end ~= $0.range.start } == true)
  }

  @Test("Where pieces and text or times differ there are no places")
  func differing() {
    #expect(RecognizedText(text: "a", tokens: [" b"], times: [0]).words(in: Self.range).isEmpty)
    #expect(RecognizedText(text: "a", tokens: [" a"], times: []).words(in: Self.range).isEmpty)
  }
}
