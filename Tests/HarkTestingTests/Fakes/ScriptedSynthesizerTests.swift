import Hark
import HarkTesting
import Testing

@Suite("The scripted synthesizer")
struct ScriptedSynthesizerTests {
  let reports = Record<SynthesisReport>()

  func start(_ synthesizer: ScriptedSynthesizer) async throws -> any SynthesisTask {
    try await synthesizer.startTask(locale: .americanEnglish) { [reports] in reports.add($0) }
  }

  @Test("A task speaks its text, then ends")
  func speaks() async throws {
    let synthesizer = ScriptedSynthesizer()
    let task = try await start(synthesizer)
    task.say("Hello, ")
    task.say("you.")
    task.finish()
    #expect(
      reports.all == [.started, .spoke(characters: 7), .spoke(characters: 11), .ended])
    #expect(synthesizer.tasks.map(\.said) == [["Hello, ", "you."]])
    #expect(synthesizer.violations.isEmpty)
  }

  @Test("A manual task reports only what the test reports")
  func byHand() async throws {
    let synthesizer = ScriptedSynthesizer(.byHand)
    let task = try await start(synthesizer)
    let scripted = await synthesizer.started()
    task.say("Hello")
    await scripted.said(1)
    task.duck()
    #expect(scripted.isDucked)
    task.unduck()
    #expect(!scripted.isDucked && scripted.duckCount == 1)
    scripted.report(.started)
    scripted.report(.spoke(characters: 2))
    task.stop()
    await scripted.stopped()
    #expect(reports.all == [.started, .spoke(characters: 2)])
    #expect(synthesizer.violations.isEmpty)
  }

  @Test("A task fails to start, or fails later, as scripted")
  func fails() async throws {
    let synthesizer = ScriptedSynthesizer(.refuses(.synthesisFailed), .fails(.synthesisFailed))
    await #expect(throws: VoiceFailure.synthesisFailed) { _ = try await start(synthesizer) }
    let task = try await start(synthesizer)
    task.say("Hello")
    task.finish()
    #expect(reports.all == [.failed(.synthesisFailed)])
    #expect(synthesizer.violations.isEmpty, "the caller cannot know at once")
  }

  @Test("Invalid calls and reports are dropped as violations")
  func nonsense() async throws {
    let synthesizer = ScriptedSynthesizer(.byHand)
    let task = try await start(synthesizer)
    _ = try await start(synthesizer)
    let scripted = await synthesizer.started()
    task.say("Hello")
    scripted.report(.ended)
    scripted.report(.started)
    scripted.report(.started)
    scripted.report(.spoke(characters: 9))
    task.finish()
    task.say("more")
    scripted.report(.ended)
    scripted.report(.spoke(characters: 1))
    #expect(
      synthesizer.violations == [
        "A task was started while another is speaking: stop or await it first.",
        "ended was reported before finish().",
        "started was reported twice.",
        "9 characters were spoken after 0, of 5.",
        "Text was given after finish().",
        "A report was made after the end of the task.",
      ])
    #expect(reports.all == [.started, .ended])
  }
}
