import Hark
import HarkTesting
import Testing

@Suite("Conformance check of synthesizers")
struct SynthesizerConformanceTests {
  @Test("The scripted synthesizer conforms")
  func fake() async {
    let synthesizer = ScriptedSynthesizer()
    #expect(
      await SynthesizerConformance(text: "Hello you", bounds: .unhurried) { synthesizer }.findings()
        .isEmpty)
    #expect(synthesizer.violations.isEmpty)
  }

  @Test(
    "A synthesizer that breaks a rule is reported",
    arguments: SynthesizerConformance.Rule.allCases)
  func broken(rule: SynthesizerConformance.Rule) async {
    let bounds = ConformanceBounds(
      prompt: rule == .returnsAtOnce ? ConformanceBounds.heldUp : 30,
      patient: rule == .ends ? 3 : 30, settling: 0.5)
    let check = SynthesizerConformance(text: "Hello you", bounds: bounds) {
      BrokenSynthesizer(breaking: rule)
    }
    let findings = await check.findings()
    #expect(findings.map(\.rule) == [rule.rawValue], "\(findings)")
    #expect(!findings.contains { $0.seen.contains("Hello") }, "findings contain no spoken text")
  }

  @Test("A synthesizer that fails midway is reported")
  func failing() async {
    let check = SynthesizerConformance(text: "Hello", bounds: .unhurried) {
      ScriptedSynthesizer(.fails(.synthesisFailed))
    }
    let rules = await check.findings().map(\.rule)
    #expect(rules == [SynthesizerConformance.Rule.ends.rawValue])
  }
}

/// A synthesizer that breaks one rule.
private final class BrokenSynthesizer: Synthesizer {
  private enum Odd: Error { case strange }

  private let breaking: SynthesizerConformance.Rule
  private let inner = ScriptedSynthesizer()

  init(breaking rule: SynthesizerConformance.Rule) { breaking = rule }

  func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    switch breaking {
    case .starts: throw VoiceFailure.synthesisFailed
    case .throwsVoiceFailures: throw Odd.strange
    case .speaksAgain where !inner.tasks.isEmpty: throw VoiceFailure.synthesisFailed
    default: break
    }
    let breaking = breaking
    let task = try await inner.startTask(locale: locale) { told in
      Self.bend(told, breaking).forEach(report)
    }
    return BrokenTask(task, breaking: breaking, report: report)
  }

  private static func bend(
    _ told: SynthesisReport, _ breaking: SynthesizerConformance.Rule
  ) -> [SynthesisReport] {
    switch (breaking, told) {
    case (.tellsItStarted, .started), (.ends, .ended): []
    case (.countsUpwards, .spoke(let characters)): [.spoke(characters: characters + 1)]
    case (.endsOnce, .ended): [told, told]
    case (.endsWhenFinished, .ended): []
    default: [told]
    }
  }
}

/// A task that breaks one rule and otherwise behaves like the scripted task.
private final class BrokenTask: SynthesisTask {
  private let inner: any SynthesisTask
  private let breaking: SynthesizerConformance.Rule
  private let report: @Sendable (SynthesisReport) -> Void
  private let pieces = Record<String>()

  init(
    _ inner: any SynthesisTask, breaking rule: SynthesizerConformance.Rule,
    report: @escaping @Sendable (SynthesisReport) -> Void
  ) {
    self.inner = inner
    self.report = report
    breaking = rule
  }

  func say(_ text: String) {
    if breaking == .returnsAtOnce { ConformanceBounds.holdUp() }
    pieces.add(text)
    inner.say(text)
    if breaking == .endsWhenFinished, pieces.all.count == 2 { report(.ended) }
  }

  func finish() { inner.finish() }

  func duck() { inner.duck() }

  func unduck() { inner.unduck() }

  func pause() { if breaking != .pauses { inner.pause() } }

  func resume() { inner.resume() }

  func stop() {
    inner.stop()
    guard breaking == .stopsSilently else { return }
    Task { [report] in
      for _ in 0..<500 {
        try? await Task.sleep(nanoseconds: 20_000_000)
        report(.spoke(characters: 9))
      }
    }
  }
}
