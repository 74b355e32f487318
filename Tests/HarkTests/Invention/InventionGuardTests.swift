import DetectionFixtures
import HarkTesting
import Testing

@testable import Hark

@Suite("The guard against invented words")
struct InventionGuardTests {
  /// Returns the speech that a detector hears in a drawing.
  private func heard(_ picture: String) -> HeardSpeech { .of(SoundTimeline(picture).samples) }

  private func word(_ text: String, _ columns: Range<Int>) -> RecognizedWord {
    let (start, end) = (columns.lowerBound, columns.upperBound)
    return RecognizedWord(
      text: text,
      range: AudioRange(start: start * SoundTimeline.column, end: end * SoundTimeline.column))
  }

  private func segment(
    _ text: String, _ columns: Range<Int>, words: [RecognizedWord] = []
  ) -> FinalSegment {
    FinalSegment(index: 3, text: text, range: word("", columns).range, words: words, task: 2)
  }

  private let picture = "______________________####________________________"

  @Test("Text without speech is removed, and the segment stays in its place")
  func silence() {
    let guardian = InventionGuard(heard: heard(picture))
    let kept = guardian.checked(segment("hello there", 32..<50))
    #expect(kept == FinalSegment(index: 3, text: "", range: kept.range, task: 2))
    #expect(kept.range == word("", 32..<50).range)
    let range = word("", 0..<18).range
    let interim = InterimSegment(index: 1, text: "hello")
    #expect(guardian.checked(interim, in: range) == InterimSegment(index: 1, text: ""))
  }

  @Test("Text with speech anywhere in its segment is kept as it is")
  func speech() {
    let guardian = InventionGuard(heard: heard(picture))
    let whole = segment("  hello   there ", 0..<50)
    #expect(guardian.checked(whole) == whole)
    let interim = InterimSegment(index: 1, text: "hello", words: [word("hello", 22..<26)])
    #expect(guardian.checked(interim, in: word("", 0..<50).range) == interim)
  }

  @Test("Of words with times, those far from all speech are removed")
  func times() {
    let guardian = InventionGuard(heard: heard(picture))
    let words = [word("you", 2..<4), word("hello", 21..<26), word("bye", 44..<46)]
    let kept = guardian.checked(segment("you hello bye", 0..<50, words: words))
    #expect(kept.text == "hello")
    #expect(kept.words == [words[1]])
  }

  @Test("A word up to one second away from speech is kept")
  func margin() {
    let guardian = InventionGuard(heard: heard(picture))
    let words = [word("near", 13..<15), word("hello", 21..<26), word("later", 35..<37)]
    let whole = segment("near hello later", 0..<50, words: words)
    #expect(guardian.checked(whole) == whole)
  }

  @Test("Times that do not match the words of the text are ignored")
  func mismatch() {
    let guardian = InventionGuard(heard: heard(picture))
    let whole = segment(
      "it's two", 0..<50, words: [word("it", 0..<1), word("'s", 1..<2), word("two", 2..<3)])
    #expect(guardian.checked(whole) == whole)
  }

  @Test("A range outside the audio counts as all of it", arguments: [-90 ..< -50, 90..<95])
  func wrongRange(_ columns: Range<Int>) {
    let whole = segment("hello", columns, words: [word("hello", columns)])
    #expect(InventionGuard(heard: heard(picture)).checked(whole) == whole)
    #expect(InventionGuard(heard: heard("________")).checked(whole).text == "")
  }

  @Test("Before any audio is known, all text is kept")
  func unknown() {
    let whole = segment("hello", 0..<4)
    #expect(InventionGuard(heard: HeardSpeech()).checked(whole) == whole)
  }

  @Test(
    "A perfect recognizer of real speech loses no word in noise",
    arguments: RealSpeech.clips.map(\.number))
  func real(_ number: String) throws {
    let clip = try #require(RealSpeech.clips.first { $0.number == number })
    let speech = try RealSpeech.samples(clip)
    for ratio in [Float(40), 20, 10, 5, 0] {
      for level in [Float(1), 0.1] {
        let sound = Noise.under(speech, ratio: ratio).map { $0 * level }
        let guardian = InventionGuard(heard: .of(sound))
        // The noise begins two seconds before the clip.
        let columns = Int(20 + clip.speech.lowerBound * 10)..<Int(20 + clip.speech.upperBound * 10)
        let words = stride(from: columns.lowerBound, to: columns.upperBound - 2, by: 3).map {
          word("word\($0)", $0..<$0 + 2)
        }
        let text = words.map(\.text).joined(separator: " ")
        let whole = segment(text, 0..<columns.upperBound, words: words)
        #expect(guardian.checked(whole) == whole, "at \(ratio) dB, times \(level)")
        for timed in words {
          let alone = segment(timed.text, columns, words: [timed])
          #expect(guardian.checked(alone) == alone, "at \(ratio) dB, times \(level)")
        }
      }
    }
  }
}

extension HeardSpeech {
  /// Returns the speech that the session's detector without a model hears in `samples`.
  static func of(_ samples: [Float]) -> HeardSpeech {
    var pipeline = AudioPipeline(.dictation) { SpectralVoiceDetector() }
    pipeline.watch(from: 0, TurnLimits())
    var slicer = HopSlicer()
    slicer.slice(AudioChunk(start: 0, samples: samples)) { hop, start in
      _ = pipeline.hear(hop, at: start)
    }
    return pipeline.heardSpeech
  }
}
