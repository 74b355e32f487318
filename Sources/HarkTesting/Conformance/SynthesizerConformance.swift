import Hark

/// Checks that a synthesizer meets the requirements of its port.
///
/// On a device, the check is audible.
public struct SynthesizerConformance: Sendable {
  /// A requirement for synthesizers, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable, TaskRule {
    case starts = "A task can be started."
    case throwsVoiceFailures = "Errors are VoiceFailures."
    case returnsAtOnce = "say, finish, duck, unduck, pause, resume, and stop return at once."
    case tellsItStarted = "started is reported once, before anything has been spoken."
    case countsUpwards = "spoke never decreases and never exceeds the text received so far."
    case ends = "After finish(), ended is reported."
    case endsOnce = "Nothing is reported after ended or failed."
    case endsWhenFinished = "ended is reported only after finish()."
    case pauses = "A paused task does not end before it is resumed."
    case stopsSilently = "A stopped task reports nothing more."
    case speaksAgain = "Another task can be started after one has ended or been stopped."
  }

  private let text: String
  private let locale: LocaleTag
  private let bounds: ConformanceBounds
  private let make: @Sendable () async throws -> any Synthesizer

  /// Creates a check of the synthesizer that `make` returns; the check speaks `text` twice.
  public init(
    text: String, locale: LocaleTag = .americanEnglish,
    bounds: ConformanceBounds = ConformanceBounds(),
    make: @escaping @Sendable () async throws -> any Synthesizer
  ) {
    self.text = text
    self.locale = locale
    self.bounds = bounds
    self.make = make
  }

  /// Returns the first violation of each rule; empty if the synthesizer conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    guard let synthesizer = await findings.adapter("synthesizer", or: .starts, make) else {
      return findings.all
    }
    if let first = await start(synthesizer, or: .starts, &findings) {
      await speak(first)
      findings.take(first.log.now.findings)
      if let second = await start(synthesizer, or: .speaksAgain, &findings) {
        second.say(text)
        second.call("stop") { $0.stop() }
        await second.expectSilence(or: .stopsSilently)
        findings.take(second.log.now.findings)
        await start(synthesizer, or: .speaksAgain, &findings)?.task.stop()
      }
    }
    return findings.all
  }
}

private typealias SynthesisTrial = TaskTrial<any SynthesisTask, SynthesisLog>

extension SynthesizerConformance {
  private func start(
    _ synthesizer: any Synthesizer, or rule: Rule, _ findings: inout Findings<Rule>
  ) async -> SynthesisTrial? {
    await SynthesisTrial("startTask", SynthesisLog(), bounds, or: rule, &findings) {
      try await synthesizer.startTask(locale: locale, report: $0)
    }
  }

  private func speak(_ trial: SynthesisTrial) async {
    let half = text.index(text.startIndex, offsetBy: text.count / 2)
    trial.say(String(text[..<half]))
    trial.call("duck") { $0.duck() }
    trial.say(String(text[half...]))
    trial.call("unduck") { $0.unduck() }
    await bounds.settle()
    let wasOver = trial.log.now.progress.isOver
    trial.call("pause") { $0.pause() }
    trial.finish { $0.finish() }
    await bounds.settle()
    trial.log.change {
      $0.findings.note(.pauses, "ended came meanwhile", if: $0.progress.isOver && !wasOver)
    }
    trial.call("resume") { $0.resume() }
    await trial.awaitEnd()
  }
}

extension SynthesisTrial {
  fileprivate func say(_ text: String) {
    log.change { $0.given += text.count }
    call("say") { $0.say(text) }
  }
}

private struct SynthesisLog: TaskLog {
  var progress = TaskProgress()
  var findings = Findings<SynthesizerConformance.Rule>()
  var given = 0
  private var spoken = 0
  private var hasStarted = false

  mutating func take(_ report: SynthesisReport) {
    count()
    switch report {
    case .started:
      findings.note(.tellsItStarted, "started came twice", if: hasStarted && !progress.isOver)
      hasStarted = true
    case .spoke(let characters):
      findings.note(.tellsItStarted, "spoke came before started", if: !hasStarted)
      findings.note(
        .countsUpwards, "\(characters) came after \(spoken), of \(given)",
        if: !(spoken...max(spoken, given)).contains(characters))
      spoken = max(spoken, characters)
    case .level(let level):
      findings.note(.countsUpwards, "the level was \(level)", if: !(0...1).contains(level))
    case .ended: end()
    case .failed(let failure): fail(failure)
    }
  }
}
