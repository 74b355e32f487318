import DetectionFixtures
import Hark
import HarkTesting
import LedgerCoverage
import TestLimits
import Testing

@Suite("Noise", .hangLimit(minutes: 5))
struct NoiseHintTests {
  private static let picture = "__________######__________######__________######__________"

  private func hints(over noise: Float) async throws -> Int {
    let stage = SessionStage(.dictation)
    try await stage.voice.toggle()
    await stage.microphone.opened()
    var dice = Dice(seed: 3)
    stage.microphone.send(
      SoundTimeline(Self.picture).samples.map {
        $0 + Float.random(in: -noise...noise, using: &dice)
      })
    for _ in 0..<2 {
      await stage.next { if case .speechEnded = $0 { true } else { false } }
    }
    await stage.clock.advance(by: 1)
    try await stage.voice.stop()
    _ = try await stage.ended()
    return stage.noted.count { $0 == .cue(.noisy) }
  }

  @Test("Noise causes one hint per recording", .covers("S5-EC-1"))
  func noisy() async throws {
    #expect(try await hints(over: 0.06) == 1)
  }

  @Test("Quiet causes no hint")
  func quiet() async throws {
    #expect(try await hints(over: 0.0005) == 0)
  }
}
