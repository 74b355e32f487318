import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("A disabled button", .seeds(50), .hangLimit(minutes: 5))
struct DisabledButtonTests {
  @Test(
    "ignores a press, a release and an activation, and works again when it is enabled",
    .covers("S1-26"), arguments: [Experience.composer, .capture])
  func ignores(_ experience: Experience) async throws {
    let stage = SessionStage(experience)
    try await stage.voice.enableButton(false)
    try await stage.voice.press()
    try await stage.voice.release()
    try await stage.voice.toggle()
    #expect(stage.microphone.openings == [])
    #expect(stage.haptics.played == [])
    await stage.clock.advance(by: 1)
    try await stage.voice.enableButton(true)
    try await stage.voice.toggle()
    await stage.microphone.opened()
  }

  @Test("accepts the release of an earlier press")
  func lifting() async throws {
    let stage = SessionStage(.composer)
    try await stage.voice.press()
    await stage.microphone.opened()
    await stage.clock.sleepers(1)
    await stage.clock.advance(by: 1)
    try await stage.phase { $0 == .recording(.held) }
    try await stage.voice.enableButton(false)
    try await stage.voice.release()
    await stage.microphone.closed()
  }
}
