import LedgerCoverage
import Testing

@testable import Hark

@Suite("A recognizer whose text starts over after a pause")
struct TextRestartTests {
  private static let limits = TaskLimits(longest: 60, forgetsAtPauses: true)

  private func text(_ lines: [(Double, String)], _ limits: TaskLimits = limits) -> RecordingText {
    var text = RecordingText()
    text.begin(0, from: 0, after: nil, limits: limits)
    for (seconds, line) in lines {
      let interim = InterimSegment(index: 0, text: line)
      _ = text.take(interim, at: AudioTime.samples(seconds), task: 0, limit: nil)
    }
    return text
  }

  @Test("The earlier text becomes final, and the new text follows", .covers("S4-38"))
  func keeps() {
    let text = text([
      (0.5, "I had"), (1, "I had two eggs"), (3.2, "and"), (3.6, "and milk"), (6, "yes"),
    ])
    #expect(text.transcript.text == "I had two eggs and milk yes")
    #expect(text.transcript.finalText == "I had two eggs and milk")
    #expect(text.transcript.newWords == "yes")
  }

  @Test("The final result of the text after the pause follows it")
  func final() {
    var text = text([(1, "I had two eggs"), (3.2, "and milk")])
    let range = AudioRange(start: 0, end: 64_000)
    _ = text.take(FinalSegment(index: 0, text: "and milk.", range: range), task: 0, limit: nil)
    #expect(text.transcript.finalText == "I had two eggs and milk.")
  }

  @Test(
    "A revised text is not repeated",
    arguments: [
      [(0.5, "I at"), (0.8, "I had two"), (3, "I had two eggs")],
      [(0.5, "eyes"), (0.7, "I had"), (1, "I had two eggs")],
      [(0.5, "I had"), (4, "I had two eggs")],
      [(0.5, "I have two"), (3, "Had I two eggs"), (3.2, "I had two eggs")],
    ])
  func revised(_ lines: [(Double, String)]) {
    #expect(text(lines).transcript.text == "I had two eggs")
  }

  @Test("Word times decide immediately: words after all old ones start a new text")
  func times() {
    var text = RecordingText()
    text.begin(0, from: 0, after: nil, limits: Self.limits)
    for (second, word) in [(1, "yes"), (3, "yes")] {
      let range = AudioRange(start: 16_000 * second, end: 16_000 * second + 4_000)
      let interim = InterimSegment(
        index: 0, text: word, words: [RecognizedWord(text: word, range: range)])
      _ = text.take(interim, at: range.end, task: 0, limit: nil)
    }
    #expect(text.transcript.text == "yes yes")
  }

  @Test("For other recognizers, every text is a revision")
  func unasked() {
    #expect(text([(1, "I had two eggs"), (3.2, "milk")], .none).transcript.text == "milk")
  }
}
