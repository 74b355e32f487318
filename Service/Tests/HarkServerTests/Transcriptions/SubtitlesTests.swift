import Hark
import Testing

@testable import HarkServer

@Suite("Subtitles")
struct SubtitlesTests {
  private func segment(_ words: [String], from start: Int = 0) -> FinalSegment {
    let timed = words.enumerated().map { index, word in
      let first = start + index * 8_000
      return RecognizedWord(
        text: word, range: AudioRange(start: first, end: first + 8_000), confidence: 0.5)
    }
    return FinalSegment(
      index: 0, text: words.joined(separator: " "),
      range: AudioRange(start: 0, end: start + words.count * 8_000), words: timed)
  }

  @Test("A cue lasts as long as its words")
  func short() {
    let subtitles = Subtitles([segment(["a", "<b>", "&"], from: 58_000_000)])
    #expect(subtitles.srt == "1\n01:00:25,000 --> 01:00:26,500\na <b> &\n")
    #expect(
      subtitles.vtt == "WEBVTT\n\n01:00:25.000 --> 01:00:26.500\na &lt;b&gt; &amp;\n")
  }

  @Test("Text longer than two lines is split between words without loss")
  func long() {
    let words = (0..<60).map { "word\($0)" }
    let cues = Subtitles([segment(words)]).cues
    #expect(cues.count > 4 && cues.allSatisfy { $0.text.count <= Subtitles.longest })
    #expect(cues.map(\.text).joined(separator: " ") == words.joined(separator: " "))
    #expect(zip(cues, cues.dropFirst()).allSatisfy { $0.end <= $1.start })
  }

  @Test("A word that is longer than two lines has its own cue", arguments: [["a", "b"], []])
  func longWord(before words: [String]) {
    let long = String(repeating: "x", count: Subtitles.longest + 1)
    let cues = Subtitles([segment(words + [long, "end"], from: 8_000)]).cues
    let earlier = words.isEmpty ? [] : [words.joined(separator: " ")]
    #expect(cues.map(\.text) == earlier + [long, "end"])
    #expect(cues.first?.start == 0.5)
  }

  @Test("An empty transcript has only the header")
  func nothing() { #expect(Subtitles([]).srt.isEmpty && Subtitles([]).vtt == "WEBVTT\n") }
}
