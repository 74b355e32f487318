import Hark
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("A microphone that delivers only zeros", .seeds(50), .hangLimit(minutes: 5))
struct SilentMicrophoneTests {
  /// Returns the failures of a manual recording of `seconds` of zeros whose last sample is `last`.
  private func failures(
    _ experience: Experience, zeros seconds: Double, last: Float = 0,
    delivery: SoundDelivery = .live, words: String = ""
  ) async throws -> [VoiceFailure] {
    let stage = SessionStage(
      experience, microphone: ScriptedMicrophone(delivery: delivery),
      recognizer: ScriptedRecognizer(RecognizerScript(words)))
    try await stage.record()
    var samples = [Float](repeating: 0, count: AudioTime.samples(seconds))
    samples[samples.count - 1] = last
    stage.microphone.send(samples)
    _ = try await stage.snapshot { $0.elapsed >= seconds - 0.005 }
    try await stage.stop()
    _ = try await stage.ended()
    await (try stage.voice).close()
    stage.giveUp()
    await stage.next { _ in false }
    return stage.failures
  }

  @Test(
    "is reported when the recording ends, in every experience",
    arguments: Experience.byHand + [.callByHand])
  func told(_ experience: Experience) async throws {
    let patience = InputCondition.patience
    #expect(try await failures(experience, zeros: patience) == [.microphoneSilent])
  }

  @Test("neither ends a recording nor counts as a failure before the patience is over")
  func soon() async throws {
    let soon = InputCondition.patience - 0.1
    #expect(try await failures(.composer, zeros: soon) == [.noSpeechDetected])
    #expect(try await failures(.capture, zeros: soon) == [])
  }

  @Test("is not reported if a single sample was not zero")
  func faint() async throws {
    #expect(try await failures(.composer, zeros: 5, last: 0.001) == [.noSpeechDetected])
    #expect(try await failures(.capture, zeros: 5, last: 0.001) == [])
  }

  @Test("is not reported for a file, which may contain any amount of silence")
  func file() async throws {
    #expect(try await failures(.composer, zeros: 5, delivery: .waits) == [.noSpeechDetected])
  }

  @Test("is not reported if words were recognized")
  func words() async throws {
    #expect(try await failures(.composer, zeros: 5, words: "hello") == [])
  }

  @Test("Each recording is checked separately")
  func anew() async throws {
    let stage = SessionStage(.capture)
    try await stage.record()
    stage.hear("########")
    _ = try await stage.snapshot { $0.elapsed > 0.7 }
    try await stage.stop()
    _ = try await stage.ended()
    await stage.microphone.closed()
    await stage.clock.advance(by: 1)
    try await stage.phase { $0 == .idle }
    try await stage.record()
    stage.microphone.send([Float](repeating: 0, count: 64_000))
    _ = try await stage.snapshot { $0.elapsed >= 3.99 }
    try await stage.stop()
    #expect(try await stage.failure() == .microphoneSilent)
  }
}
