import Hark
import HarkTesting
import Synchronization
import Testing

@testable import HarkPocketSphinx
@testable import HarkWorkers

extension PocketSphinxSuite {
  // While other tests run, low-priority recognition gets almost no processor time.
  @Suite("Files yield to live audio", .timeLimit(.minutes(20)))
  struct ThreadPriorityTests {
    @Test("Files take no place from live audio, and have the same words")
    func ownPlaces() async throws {
      let live = PocketSphinxRecognizer(model: .chosen(), maximumTasks: 1)
      let files = live.givingWay(maximumTasks: 1)
      let (task, _) = try await startTask(.live, with: live)
      await #expect(throws: VoiceFailure.recognizerBusy) { try await startTask(with: live) }
      let clip = Clip.short
      let words = try await listen(to: clip.samples, with: files).text
      task.cancel()
      #expect(try await listen(to: clip.samples, with: recognizer).text == words)
      #expect(words.starts(with: ["he", "was", "not"]))
    }

    @Test("Files are processed only while the processor is idle", arguments: [true, false])
    func priority(_ isFile: Bool) async throws {
      let live = PocketSphinxRecognizer(model: .chosen(), maximumTasks: 1)
      let recognizer = isFile ? live.givingWay(maximumTasks: 1) : live
      let seen = Mutex<Set<Int32>>([])
      let (ended, end) = AsyncStream<Never>.makeStream()
      let request = RecognitionRequest(locale: .americanEnglish, delivery: .waits)
      // Reports arrive on the decoding thread.
      let task = try await recognizer.startTask(request) { report in
        seen.withLock { _ = $0.insert(ThreadPriority.current) }
        if case .ended = report { end.finish() }
      }
      await feed(Array(Clip.short.samples[..<16_000]), to: task)
      task.finish()
      for await _ in ended {}
      let priorities = seen.withLock { $0 }
      #expect(priorities == [isFile ? ThreadPriority.lowest : ThreadPriority.current])
    }

    @Test("The decoder reserved for live audio stays available")
    func spare() async throws {
      let live = DecoderPool(model: .debian, maximum: 2)
      live.takeBack(try await live.acquire(), expected: false)
      let files = DecoderPool(model: .debian, maximum: 1, sharing: live)
      let decoder = try await files.acquire()
      #expect(live.spareCount == 1)
      files.takeBack(decoder, expected: false)
      #expect(live.spareCount == 2)
      _ = try await files.acquire()
      #expect(live.spareCount == 1)
    }
  }
}
