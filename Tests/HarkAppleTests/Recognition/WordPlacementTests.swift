import Hark
import Testing

@testable import HarkApple

@Suite("Word placement")
struct WordPlacementTests {
  private let placement = WordPlacement(
    base: 16_000, bounds: AudioRange(start: 16_000, end: 48_000))

  @Test("Seconds become samples since the opening; a confidence of 0 becomes nil")
  func samples() {
    let words = placement.place([
      TimedWord(text: "a", start: 0.5, duration: 0.25, confidence: 0.8, alternatives: ["an"]),
      TimedWord(text: "b", start: 1, duration: 0.5),
    ])
    #expect(
      words.map(\.range) == [
        AudioRange(start: 24_000, end: 28_000), AudioRange(start: 32_000, end: 40_000),
      ])
    #expect(words.map(\.confidence) == [0.8, nil])
    #expect(words.map(\.alternatives) == [["an"], []])
  }

  @Test("Words are within the audio and do not overlap")
  func bounds() {
    let words = placement.place([
      TimedWord(text: "a", start: 0, duration: 1), TimedWord(text: "b", start: 0.9, duration: 9),
    ])
    #expect(
      words.map(\.range) == [
        AudioRange(start: 16_000, end: 32_000), AudioRange(start: 32_000, end: 48_000),
      ])
  }

  @Test("Implausible times are dropped")
  func unmeant() {
    let atZero = [
      TimedWord(text: "a", start: 0, duration: 0), TimedWord(text: "b", start: 0, duration: 0),
    ]
    #expect(placement.place(atZero).isEmpty)
    let back = [
      TimedWord(text: "a", start: 1, duration: 0.2),
      TimedWord(text: "b", start: 0.5, duration: 0.2),
    ]
    #expect(placement.place(back).isEmpty)
    #expect(placement.place([TimedWord(text: "a", start: 1, duration: -1)]).isEmpty)
    #expect(placement.place([]).isEmpty)
  }
}
