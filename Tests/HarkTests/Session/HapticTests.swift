import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("Haptic feedback", .seeds(50), .hangLimit(minutes: 5))
struct HapticTests {
  private static let medium = Haptic.impact(.medium, intensity: 1)
  private static let touch = Haptic.impact(.light, intensity: 1)

  @Test(
    "A tap and a stop each play a medium impact, the first before the microphone opens",
    .covers(
      "S1-27", "S5-US5.1", "S5-US5.2", "S5-FR-022", "S5-FR-023", "S5-SC-006"),
    arguments: Experience.byHand)
  func byHand(_ experience: Experience) async throws {
    let stage = SessionStage(experience, microphone: ScriptedMicrophone(.slow))
    try await stage.voice.toggle()
    await stage.microphone.asked()
    #expect(stage.haptics.played == [Self.medium])
    stage.microphone.letOpen()
    try await stage.phase { $0 == .recording(.hand) }
    #expect(stage.haptics.played == [Self.medium], "none is repeated when sound begins (O19)")
    try await stage.stop()
    _ = try await stage.stopped()
    #expect(stage.haptics.played.prefix(2) == [Self.medium, Self.medium])
  }

  @Test("A held button plays feedback on touch and release", .covers("S1-27"))
  func held() async throws {
    let stage = SessionStage(.composer)
    try await stage.voice.press()
    #expect(stage.haptics.played == [Self.medium])
    await stage.microphone.opened()
    await stage.clock.sleepers(1)
    await stage.clock.advance(by: 1)
    try await stage.phase { $0 == .recording(.held) }
    #expect(stage.haptics.played == [Self.medium])
    try await stage.voice.release()
    #expect(stage.haptics.played.prefix(2) == [Self.medium, Self.medium])
  }

  @Test(
    "An automatic stop also plays feedback",
    .covers("S1-27", "S5-US5.2", "S5-FR-023"))
  func byItself() async throws {
    let meal = SessionStage(.mealLog, recognizer: ScriptedRecognizer(RecognizerScript("rice")))
    try await meal.record()
    meal.hear("####______________________________")
    #expect(try await meal.stopped() == .silence)
    #expect(meal.haptics.played == [Self.medium, Self.medium])

    var short = Experience.composer
    short.ending.length = 1
    let chat = SessionStage(short, recognizer: ScriptedRecognizer(RecognizerScript("hello")))
    try await chat.record()
    chat.hear("###############")
    #expect(try await chat.stopped() == .length)
    #expect(chat.haptics.played == [Self.medium, Self.medium])
  }

  @Test(
    "A failure plays its own feedback", .covers("S5-US5.3", "S5-FR-024", "S3-64"),
    arguments: [Experience.mealLog, .callByHand])
  func failure(_ experience: Experience) async throws {
    let stage = SessionStage(
      experience,
      recognizer: ScriptedRecognizer(RecognizerScript().after(0.2, .failure(.recognitionFailed))))
    try await stage.record()
    stage.hear("####")
    #expect(try await stage.failure() == .recognitionFailed)
    try await stage.phase { $0 == .failed(.recognitionFailed) }
    #expect(stage.haptics.played.last == .error)
    #expect(stage.haptics.played.filter { $0 == .error }.count == 1)
  }

  @Test(
    "A turn by speech: onset, end, message sent, reply begun, reply interrupted",
    .covers("S3-58", "S3-63", "S3-65", "S3-66"))
  func turn() async throws {
    let synthesizer = ScriptedSynthesizer(.byHand)
    let stage = SessionStage(
      .call, recognizer: ScriptedRecognizer(RecognizerScript().after(0.6, .interim("hello"))),
      agent: ScriptedAgent(.byHand), synthesizer: synthesizer)
    try await stage.voice.appear()
    await stage.microphone.opened()
    stage.hear("__________########______________")
    _ = try await stage.ended()
    let voice = await synthesizer.started()
    let turn: [Haptic] = [
      .impact(.light, intensity: 0.5), .impact(.light, intensity: 0.6), .success,
    ]
    #expect(stage.haptics.played == turn)
    voice.report(.started)
    try await stage.phase { $0 == .speaking }
    #expect(stage.haptics.played == turn + [.selection])
    await stage.clock.advance(by: 1)
    try await stage.tap()
    #expect(stage.haptics.played == turn + [.selection, .impact(.light, intensity: 0.4)])
  }

  @Test("A turn by tapping: every touch, start and stop", .covers("S3-59", "S3-60", "S3-70"))
  func taps() async throws {
    let stage = SessionStage(.callByHand)
    try await stage.voice.press()
    #expect(stage.haptics.played == [Self.touch])
    try await stage.voice.release()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.hand) }
    #expect(stage.haptics.played == [Self.touch, Self.medium])
    await stage.clock.advance(by: 1)
    try await stage.tap()
    #expect(
      stage.haptics.played == [
        Self.touch, Self.medium, Self.touch, .impact(.light, intensity: 0.6),
      ])
  }

  @Test(
    "A turn by holding: touch, hold, release", .covers("S3-61", "S3-62", "S3-70", "S3-71"))
  func holding() async throws {
    let stage = SessionStage(.callByHand)
    try await stage.hold()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.held) }
    #expect(stage.haptics.played == [Self.touch, .impact(.soft, intensity: 0.4)])
    try await stage.voice.release()
    #expect(stage.haptics.played.last == .impact(.light, intensity: 0.5))
    #expect(stage.haptics.played.count == 3)
  }
}
