import Foundation
import Hark
import Testing

@testable import HarkPocketSphinx

extension PocketSphinxSuite {
  @Suite("Tasks and decoders")
  struct Tasks {
    private let clip = Clip.short.samples

    @Test("Final results arrive in order, each once, followed by one end")
    func order() async throws {
      let pauses = stride(from: 6_000, to: 40_000, by: 7_000).map {
        MarkedPause(cut: $0, decided: $0 + 1_000)
      }
      for delivery in [SoundDelivery.waits, .live] {
        let reports = try await listen(to: clip, pauses: pauses, delivery: delivery)
        #expect(reports.finals.map(\.index) == Array(0...pauses.count))
        #expect(reports.all.filter { $0 == .ended }.count == 1)
        #expect(reports.all.last == .ended)
        expectNoInterimBehindItsFinal(reports.all)
      }
    }

    @Test("A burst of live audio produces interim results while the task catches up")
    func lateInterims() async throws {
      let (task, reports) = try await startTask(.live)
      // Two seconds of silence keep the task behind until the end of the speech. The audio arrives
      // all at once, because the task might otherwise catch up before the next chunk.
      task.append(AudioChunk(start: 0, samples: clip + [Float](repeating: 0, count: 32_000)))
      await task.caughtUp()
      let places = reports.all.compactMap { report in
        if case .interim(_, let place) = report, place <= clip.count { place } else { nil }
      }
      #expect(places.count >= 3)
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 8_000 })
      task.cancel()
    }

    @Test("A live turn becomes final although no audio follows, and the task continues")
    func nothingFollows() async throws {
      let (task, reports) = try await startTask(.live)
      let pause = MarkedPause(cut: clip.count - 1_000, decided: clip.count)
      await feed(clip, to: task, pauses: [pause], waits: false)
      await reports.wait { $0.contains { if case .final = $0 { true } else { false } } }
      #expect(reports.text.suffix(2) == ["young", "man"])
      await feed(clip, to: task, from: clip.count, waits: false)
      task.finish()
      await reports.waitForEnd()
      #expect(reports.finals.map(\.index) == [0, 1])
      #expect(reports.all.last == .ended)
    }

    @Test("A pause marked twice, before the audio or after it is harmless")
    func oddPauses() async throws {
      let pauses = [16_500, 16_500, 100, 10_000_000].map { MarkedPause(cut: $0, decided: 18_000) }
      let reports = try await listen(to: clip, pauses: pauses)
      #expect(reports.finals.map(\.range.end) == [16_500, 18_000, clip.count])
    }

    @Test("After a cancellation, nothing is reported, and the decoder is reset")
    func cancel() async throws {
      let one = PocketSphinxRecognizer(model: .chosen(), maximumTasks: 1)
      let expected = try await listen(to: clip, with: one)
      let (task, reports) = try await startTask(with: one)
      await feed(Array(clip[..<30_000]), to: task)
      task.cancel()
      let known = reports.all
      #expect(!known.isEmpty)
      let again = try await listen(to: clip, with: one)
      task.append(AudioChunk(start: 30_000, samples: clip))
      task.finish()
      await task.caughtUp()
      #expect(again.all == expected.all)
      #expect(reports.all == known)
    }

    @Test("An excess task is refused as busy until another ends, is canceled or is released")
    func bound() async throws {
      let one = PocketSphinxRecognizer(model: .chosen(), maximumTasks: 1)
      for ending in ["finish", "cancel", "let go", "none"] {
        let (task, reports) = try await startTask(with: one)
        await #expect(throws: VoiceFailure.recognizerBusy) { try await startTask(with: one) }
        task.append(AudioChunk(start: 0, samples: Array(clip[..<8_000])))
        switch ending {
        case "finish":
          task.finish()
          await reports.waitForEnd()
        case "cancel": task.cancel()
        default: break
        }
      }
    }

    @Test("Two concurrent tasks give the same reports as separate ones")
    func together() async throws {
      let other = Clip.librivox[4].samples
      let pauses = [MarkedPause(cut: 16_500, decided: 18_000)]
      let alone = try await (listen(to: clip, pauses: pauses), listen(to: other, pauses: pauses))
      async let first = listen(to: clip, pauses: pauses, with: beside)
      async let second = listen(to: other, pauses: pauses, with: beside)
      let both = try await (first, second)
      #expect(both.0.all == alone.0.all)
      #expect(both.1.all == alone.1.all)
    }

    @Test("Many short tasks use no more memory than a few")
    func memory() async throws {
      let sound = Array(clip[8_000..<16_000])
      // Tasks from earlier tests may not have left the shared recognizer yet.
      let own = PocketSphinxRecognizer(model: .chosen(), maximumTasks: 2)
      for _ in 0..<3 {
        async let first = listen(to: sound, with: own)
        async let second = listen(to: sound, with: own)
        _ = try await (first, second)
      }
      #expect(residentMegabytes > 50)
      let isClean = try await leaves(lessThan: 60) {
        for _ in 0..<40 {
          _ = try await listen(to: sound, with: own)
          let (task, _) = try await startTask(with: own)
          task.append(AudioChunk(start: 0, samples: sound))
        }
      }
      #expect(isClean)
    }

    @Test("A released recognizer frees its decoders")
    func recognizersGone() async throws {
      let isClean = try await leaves(lessThan: 250) {
        for _ in 0..<4 {
          _ = try await listen(
            to: Array(clip[..<8_000]), with: PocketSphinxRecognizer(model: .chosen()))
        }
      }
      #expect(isClean)
    }

    /// Returns whether `work` increases this process's memory by less than `megabytes` in at least
    /// one of five runs.
    ///
    /// Other tests allocate and release memory in the meantime, whereas a leak grows in every run.
    private func leaves(
      lessThan megabytes: Int, _ work: () async throws -> Void
    ) async throws -> Bool {
      for _ in 0..<5 {
        let before = residentMegabytes
        try await work()
        if residentMegabytes - before < megabytes { return true }
      }
      return false
    }

    private func expectNoInterimBehindItsFinal(_ reports: [RecognitionReport]) {
      var final = -1
      for report in reports {
        switch report {
        case .interim(let interim, _): #expect(interim.index > final)
        case .final(let segment, _): final = segment.index
        case .ended, .failed: break
        }
      }
    }

    private var residentMegabytes: Int {
      let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      return (Int(fields.split(separator: " ").dropFirst().first ?? "") ?? 0) / 256
    }
  }
}
