import DetectionFixtures
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@testable import Hark

@Suite("Sensitivity in a call", .seeds(50), .hangLimit(minutes: 5))
struct SensitivityTests {
  @Test(
    "Speech under noise begins a turn at the highest sensitivity and none at the lowest",
    .covers("S3-90"), arguments: [(0.0, false), (1.0, true)])
  func faint(_ sensitivity: Double, _ isHeard: Bool) async throws {
    let speech =
      [Float](repeating: 0, count: 16_000) + (try RealSpeech.samples(RealSpeech.clips[3]))
    let noise = Noise.white(seconds: AudioTime.seconds(speech.count), level: -16)
    var experience = Experience.call
    experience.detection.sensitivity = sensitivity
    let stage = SessionStage(
      experience,
      microphone: ScriptedMicrophone(.plays([Noise.mixed(speech, noise)]), delivery: .waits))
    try await stage.voice.appear()
    await stage.microphone.closed()
    try await stage.phase { $0 == .idle }
    await (try stage.voice).close()
    stage.giveUp()
    await stage.next { _ in false }
    let turns = stage.noted.count { if case .recordingStarted = $0 { true } else { false } }
    #expect((turns > 0) == isHeard)
  }
}
