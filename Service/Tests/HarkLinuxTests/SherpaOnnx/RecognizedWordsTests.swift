import Hark
import HarkWorkers
import Testing

@testable import HarkSherpa

@Suite("Positions of sherpa-onnx's words")
struct RecognizedWordsTests {
  private static let range = AudioRange(start: 1_000, end: 33_000)

  @Test(
    "A word lasts from its first piece to the next word, at most 0.2 s after its last piece")
  func words() {
    let text = RecognizedText(
      text: "blue cheese", tokens: ["\u{2581}blue", "\u{2581}che", "ese"], times: [0, 0.1, 0.5])
    let found = text.words(in: Self.range)
    #expect(found.map(\.text) == ["blue", "cheese"])
    #expect(found.map(\.range.start) == [1_000, 2_600])
    #expect(found.map(\.range.end) == [2_600, 12_200])
  }

  @Test("Invalid times are clamped to the audio", arguments: [1e300, -1e300, .infinity, .nan])
  func nonsense(time: Double) {
    let text = RecognizedText(text: "a", tokens: [" a"], times: [time])
    let word = text.words(in: Self.range).first
    #expect(word.map { Self.range.start...Self.range.end ~= $0.range.start } == true)
  }

  @Test("If pieces do not match the text or the times, there are no positions")
  func differing() {
    #expect(RecognizedText(text: "a", tokens: [" b"], times: [0]).words(in: Self.range).isEmpty)
    #expect(RecognizedText(text: "a", tokens: [" a"], times: []).words(in: Self.range).isEmpty)
  }
}
