import Hark
import HarkTesting
import Testing

@testable import HarkPocketSphinx

extension PocketSphinxSuite {
  @Suite("Real speech")
  struct Accuracy {
    /// The recognizer that users get, regardless of the model in the other tests.
    private static let recognizer = PocketSphinxRecognizer(model: .debian, maximumTasks: 1)

    @Test("The recordings contain 70 words in 25 seconds")
    func recordings() {
      #expect(Clip.librivox.count == 5)
      #expect(Clip.librivox.reduce(0) { $0 + $1.words.count } == 70)
      #expect((390_000...400_000).contains(Clip.librivox.reduce(0) { $0 + $1.samples.count }))
    }

    @Test("Of 70 words at most 14 are wrong when each clip is one segment, and few before that")
    func wholeClips() async throws {
      let interimErrors = try await expectFewErrors(markedBy: { _ in [] })
      #expect(interimErrors <= 18)
    }

    @Test("Of 70 words at most 14 are wrong with the pauses that Hark hears")
    func heardPauses() async throws {
      try await expectFewErrors(markedBy: Pauses.heard)
    }

    @Test("Of 70 words at most 14 are wrong when every short pause ends a segment")
    func shortPauses() async throws {
      let marker = { Pauses.quiet(in: $0, seconds: 0.15, decibels: 15) }
      #expect(Clip.librivox.contains { !marker($0.samples).isEmpty })
      try await expectFewErrors(markedBy: marker)
    }

    @Test("Five clips in one recording are recognized as well as alone")
    func oneRecording() async throws {
      var samples: [Float] = []
      var pauses: [MarkedPause] = []
      for clip in Clip.librivox {
        samples += clip.samples + [Float](repeating: 0, count: 9_600)
        pauses.append(MarkedPause(cut: samples.count - 4_800, decided: samples.count - 1_600))
      }
      let reports = try await listen(to: samples, pauses: pauses, with: Self.recognizer)
      #expect(WordErrors.count(reports.text, said: Clip.librivox.flatMap(\.words)) <= 14)
      expectTiling(reports.finals, samples.count)
      #expect(reports.finals.last?.text.isEmpty == true)
    }

    @Test("Some of the words that are wrong are right in one of their alternatives")
    func alternatives() async throws {
      var wrong = 0
      var wrongWithAlternatives = 0
      for clip in Clip.librivox {
        let reports = try await listen(to: clip.samples, with: Self.recognizer)
        let words = reports.finals.flatMap(\.words)
        for word in words {
          #expect(word.alternatives.count <= 3 && !word.alternatives.contains(word.text))
          #expect(Set(word.alternatives).count == word.alternatives.count)
          #expect(!word.alternatives.contains { $0.isEmpty || "<[+".contains($0.prefix(1)) })
        }
        let corrected = words.map { word in
          ([word.text] + word.alternatives).first(where: clip.words.contains) ?? word.text
        }
        wrong += WordErrors.count(reports.text, said: clip.words)
        wrongWithAlternatives += WordErrors.count(corrected, said: clip.words)
      }
      // Three of 13 when this was written.
      #expect(wrongWithAlternatives <= wrong - 2)
    }

    @Test("Every sample of every clip, so its first and last word, reaches the decoder")
    func everySample() async throws {
      for clip in Clip.librivox {
        let (task, reports) = try await startTask()
        task.append(AudioChunk(start: 0, samples: clip.samples))
        await task.caughtUp()
        // The front end works in steps of 20 ms; the remainder is processed when the task finishes.
        let whole = clip.samples.count / 320 * 320
        #expect((task as? PocketSphinxTask)?.samplesTaken == whole)
        task.finish()
        await reports.waitForEnd()
        #expect((task as? PocketSphinxTask)?.samplesTaken == clip.samples.count)
      }
    }

    /// Expects few errors in the final transcripts and returns the number of wrong words in the
    /// last interim transcripts of all clips.
    @discardableResult
    private func expectFewErrors(
      markedBy marker: ([Float]) -> [MarkedPause]
    ) async throws -> Int {
      var errors = 0
      var interimErrors = 0
      for clip in Clip.librivox {
        let reports = try await listen(
          to: clip.samples, pauses: marker(clip.samples), with: Self.recognizer)
        errors += WordErrors.count(reports.text, said: clip.words)
        let interim = reports.interims.last?.text.split(separator: " ").map(String.init) ?? []
        interimErrors += WordErrors.count(interim, said: clip.words)
        expectTiling(reports.finals, clip.samples.count)
      }
      #expect(errors <= 14)
      return interimErrors
    }

    /// Expects the segments to cover all audio, from the first sample to the last.
    private func expectTiling(_ finals: [FinalSegment], _ count: Int) {
      #expect(finals.first?.range.start == 0)
      #expect(finals.last?.range.end == count)
      for (segment, next) in zip(finals, finals.dropFirst()) {
        #expect(segment.range.end == next.range.start)
      }
    }
  }
}
