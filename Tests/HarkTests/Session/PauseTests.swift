import Hark
import HarkTesting
import SeededTests
import TestLimits
import Testing

@Suite("The durations of pauses and of speech", .seeds(50), .hangLimit(minutes: 5))
struct PauseTests {
  /// Returns how often speech begins and ends in the drawn audio.
  private func heard(
    _ picture: String, _ change: (inout Experience) -> Void
  ) async throws -> [Int] {
    var experience = Experience.dictation
    change(&experience)
    let sound = SoundTimeline(picture).samples
    let stage = SessionStage(
      experience, microphone: ScriptedMicrophone(.plays([sound]), delivery: .waits))
    try await stage.voice.toggle()
    _ = try await stage.ended()
    let begun = stage.noted.count { if case .speechStarted = $0 { true } else { false } }
    let ended = stage.noted.count { if case .speechEnded = $0 { true } else { false } }
    return [begun, ended]
  }

  @Test("A longer silence between utterances bridges a pause that would otherwise split speech")
  func utteranceSilence() async throws {
    let picture = "__########_________########______________________"
    #expect(try await heard(picture) { _ in } == [2, 2])
    #expect(try await heard(picture) { $0.ending.utteranceSilence = 1.6 } == [1, 1])
  }

  @Test("Speech below the minimum duration is ignored")
  func minimumSpeech() async throws {
    let picture = "__#####_______________##########________________"
    #expect(try await heard(picture) { _ in } == [2, 2])
    #expect(try await heard(picture) { $0.detection.minimumSpeech = 0.8 } == [1, 1])
  }
}
