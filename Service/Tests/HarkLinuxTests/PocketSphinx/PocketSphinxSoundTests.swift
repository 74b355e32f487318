import Hark
import Testing

@testable import HarkPocketSphinx

extension PocketSphinxSuite {
  @Suite("Audio and chunks")
  struct Sound {
    /// A pause inside the clip and a pause immediately before its end.
    private let pauses = [
      MarkedPause(cut: 16_500, decided: 18_000), MarkedPause(cut: 45_000, decided: 47_000),
    ]

    @Test("Any chunk length and any number of decoders produce the same reports in the same order")
    func chunks() async throws {
      let expected = try await listen(to: Clip.short.samples, chunk: 320, pauses: pauses)
      #expect(expected.finals.count == 3)
      #expect(expected.interims.count > 5)
      for chunk in [16, 112, 5_328, 16_000] {
        let recognizer = chunk < 1_000 ? beside : recognizer
        let reports = try await listen(
          to: Clip.short.samples, chunk: chunk, pauses: pauses, with: recognizer)
        #expect(reports.all == expected.all, "\(chunk) samples a chunk")
      }
    }

    @Test("Live audio has the same final results as non-live audio")
    func live() async throws {
      let expected = try await listen(to: Clip.short.samples, pauses: pauses)
      let reports = try await listen(
        to: Clip.short.samples, chunk: 800, pauses: pauses, delivery: .live)
      #expect(reports.finals == expected.finals)
      #expect(reports.all.last == .ended)
    }

    @Test("Non-live audio has its final result half a second of audio after the mark")
    func due() async throws {
      let reports = try await listen(to: Clip.short.samples, pauses: pauses)
      let places = reports.all.compactMap { if case .final(_, let at) = $0 { at } else { nil } }
      #expect(places == [25_920, Clip.short.samples.count, Clip.short.samples.count])
    }

    @Test("caughtUp() returns after all audio so far has been processed and reported")
    func caughtUp() async throws {
      let (task, reports) = try await startTask()
      let clip = Clip.short.samples
      task.append(AudioChunk(start: 0, samples: Array(clip[..<16_005])))
      await task.caughtUp()
      #expect((task as? PocketSphinxTask)?.samplesTaken == 16_000)
      task.markPause(SpeechPause(speech: AudioRange(start: 0, end: 14_000), cut: 15_000))
      task.append(AudioChunk(start: 16_005, samples: Array(clip[16_005..<24_300])))
      await task.caughtUp()
      #expect(reports.finals.map(\.range) == [AudioRange(start: 0, end: 15_000)])
      task.finish()
      await task.caughtUp()
      #expect(reports.all.last == .ended)
      #expect((task as? PocketSphinxTask)?.samplesTaken == 24_300)
    }

    @Test("A second of leading silence moves every word by a second")
    func leadingSilence() async throws {
      let plain = try await listen(to: Clip.short.samples)
      let silence = [Float](repeating: 0, count: 16_000)
      let later = try await listen(to: silence + Clip.short.samples)
      try expectSame(later.words, plain.words) { _ in 16_000 }
    }

    @Test("Two seconds of silence in the middle move only the words after it")
    func gap() async throws {
      let plain = try await listen(to: Clip.short.samples)
      let middle = 17_200
      let silence = [Float](repeating: 0, count: 32_000)
      let apart = try await listen(
        to: Clip.short.samples[..<middle] + silence + Clip.short.samples[middle...])
      try expectSame(apart.words, plain.words) { $0.start < middle ? 0 : 32_000 }
      #expect(apart.words.contains { $0.range.start > middle + 32_000 })
    }

    @Test("A recording that begins late counts from the microphone's opening")
    func lateStart() async throws {
      let plain = try await listen(to: Clip.short.samples, pauses: pauses)
      let late = try await listen(to: Clip.short.samples, from: 1_234_567, pauses: pauses)
      #expect(late.finals.first?.range.start == 1_234_567)
      #expect(
        late.words.map(\.range)
          == plain.words.map {
            AudioRange(start: $0.range.start + 1_234_567, end: $0.range.end + 1_234_567)
          })
    }

    @Test("Silence and soft noise give an empty final")
    func silence() async throws {
      var seed: UInt32 = 1
      let noise = (0..<16_000).map { _ -> Float in
        seed = seed &* 1_103_515_245 &+ 12_345
        return Float(seed >> 16) / 65_536 * 0.002 - 0.001
      }
      for sound in [[Float](repeating: 0, count: 16_000), noise] {
        let reports = try await listen(to: sound)
        let whole = AudioRange(start: 0, end: 16_000)
        #expect(reports.finals == [FinalSegment(index: 0, text: "", range: whole)])
        #expect(reports.all.last == .ended)
      }
    }

    @Test("A task without audio ends without a segment, and invalid samples are harmless")
    func oddSound() async throws {
      #expect(try await listen(to: []).all == [.ended])
      let odd: [Float] = [.nan, .infinity, -.infinity, 2, -2, 0]
      let reports = try await listen(to: (0..<4_800).map { odd[$0 % odd.count] })
      #expect(reports.finals.map(\.range) == [AudioRange(start: 0, end: 4_800)])
    }

    /// Expects the same words and times except for the shift.
    ///
    /// The starts may differ by 30 ms and the ends by 100 ms, because a word's last phone may
    /// extend into silence.
    private func expectSame(
      _ words: [RecognizedWord], _ expected: [RecognizedWord], shift: (AudioRange) -> Int
    ) throws {
      try #require(words.map(\.text) == expected.map(\.text))
      for (word, other) in zip(words, expected) {
        let shift = shift(other.range)
        #expect(abs(word.range.start - other.range.start - shift) <= 480, "\(word.text)")
        #expect(abs(word.range.end - other.range.end - shift) <= 1_600, "\(word.text)")
      }
    }
  }
}
