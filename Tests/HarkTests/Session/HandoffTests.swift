import Foundation
import Hark
import HarkSimulation
import HarkTesting
import TestLimits
import Testing

@Suite("The path of a press", .hangLimit(minutes: 1))
struct HandoffTests {
  /// A microphone whose audio arrives on its own thread.
  private final class ThreadedMicrophone: Microphone {
    let delivery = SoundDelivery.live
    private let sound = Locked<AsyncThrowingStream<AudioChunk, any Error>.Continuation?>(nil)

    func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
      let (stream, continuation) = AsyncThrowingStream<AudioChunk, any Error>.makeStream()
      sound.withLock { $0 = continuation }
      Task {
        continuation.yield(AudioChunk(start: 0, samples: SoundTimeline("##########").samples))
      }
      return stream
    }

    func close() async { sound.withLock { $0 }?.finish() }
  }

  /// A recognizer that recognizes the same word in all audio, on its own thread.
  private final class ThreadedRecognizer: Recognizer {
    let traits = RecognizerTraits(name: "threaded", locales: [.americanEnglish])

    func startTask(
      _ request: RecognitionRequest,
      report: @escaping @Sendable (RecognitionReport) -> Void
    ) async throws -> any RecognitionTask {
      Listening(report)
    }

    private final class Listening: RecognitionTask {
      private let report: @Sendable (RecognitionReport) -> Void

      init(_ report: @escaping @Sendable (RecognitionReport) -> Void) { self.report = report }

      func append(_ chunk: AudioChunk) {
        Task { report(.interim(InterimSegment(index: 0, text: "word"), at: chunk.end)) }
      }

      func finish() { report(.ended) }
      func cancel() {}
    }
  }

  @Test("A press reaches the first word on the screen in eight hand-offs")
  func press() async throws {
    let session = VoiceSession(
      experience: .composer, microphone: ThreadedMicrophone(), recognizer: ThreadedRecognizer())
    let reading = Task {
      for await transcript in session.transcripts where !transcript.text.isEmpty {
        return SerialScheduler.shared.handoffs
      }
      return 0
    }
    await SerialScheduler.shared.settle()
    try await Task { @MainActor in try await session.press() }.value
    // The handoffs: to the session; to the task that opens the microphone; to the microphone's
    // thread; to the task that reads it; to the session; to the recognizer's thread; to the
    // session; to the screen.
    let handoffs = await reading.value
    #expect(handoffs == 8)
    await session.close()
  }
}
