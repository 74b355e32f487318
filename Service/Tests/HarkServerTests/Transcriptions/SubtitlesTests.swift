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

  private func segment(_ text: String, _ words: [String]) -> FinalSegment {
    let timed = segment(words)
    return FinalSegment(index: 0, text: text, range: timed.range, words: timed.words)
  }

  @Test("A line break in the text is a space, because an empty line would end the cue")
  func lineBreaks() {
    let subtitles = Subtitles([segment("Dear Ada,\n\nI am\r\nhere.", ["dear", "ada"])])
    #expect(subtitles.cues.map(\.text) == ["Dear Ada, I am here."])
    #expect(subtitles.srt == "1\n00:00:00,000 --> 00:00:01,000\nDear Ada, I am here.\n")
    let words = (0..<30).flatMap { ["line\($0)", "\n\n"] }
    let long = Subtitles([segment(words.joined(), words)])
    #expect(long.cues.count > 2 && !long.cues.contains { $0.text.contains("\n") })
    #expect(Subtitles([segment("\n", ["\n"])]).cues.isEmpty)
  }

  @Test("Split text is that of the segment, with its punctuation where it was")
  func punctuation() {
    let words = (0..<20).flatMap { ["Hello", ",", "“", "word\($0)", "”", "."] }
    let text = (0..<20).map { "Hello, “word\($0)”." }.joined(separator: " ")
    let cues = Subtitles([segment(text, words)]).cues
    #expect(cues.count > 2 && cues.allSatisfy { $0.text.count <= Subtitles.longest })
    #expect(cues.map(\.text).joined(separator: " ") == text)
    #expect(zip(cues, cues.dropFirst()).allSatisfy { $0.end == $1.start })
    #expect(cues.last?.end == 60)
  }

  @Test("Words that the text does not have divide nothing, and nothing is lost")
  func otherWords() {
    let text = (0..<20).map { "word\($0) (sic)" }.joined(separator: " ")
    let words = (0..<20).flatMap { ["um", "WORD\($0)"] }
    let cues = Subtitles([segment(text, words)]).cues
    #expect(cues.count > 2 && cues.allSatisfy { $0.text.count <= Subtitles.longest })
    #expect(cues.map(\.text).joined(separator: " ") == text)
    #expect(Subtitles([segment(text, ["um", "eh"])]).cues.map(\.text) == [text])
  }

  @Test("Cues neither overlap nor end at their start")
  func overlapping() {
    func segment(_ text: String, _ start: Int, _ end: Int) -> FinalSegment {
      FinalSegment(
        index: 0, text: text, range: AudioRange(start: start * 16_000, end: end * 16_000))
    }
    let segments = [
      segment("a", 0, 4), segment("b", 2, 6), segment("c", 3, 5), segment("d", 9, 9),
      segment("e", 9, 12),
    ]
    let cues = Subtitles(segments).cues
    #expect(cues.map(\.text) == ["a", "b", "c", "d", "e"])
    #expect(cues.map(\.start) == [0, 4, 6, 9, 9 + Subtitles.shortest])
    #expect(cues.map(\.end) == [4, 6, 6 + Subtitles.shortest, 9 + Subtitles.shortest, 12])
  }

  @Test("An empty transcript has only the header")
  func nothing() { #expect(Subtitles([]).srt.isEmpty && Subtitles([]).vtt == "WEBVTT\n") }
}
