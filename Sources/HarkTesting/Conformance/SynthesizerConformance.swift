import Hark

/// Checks that a synthesizer meets the requirements of its port.
///
/// On a device, the check is audible.
public struct SynthesizerConformance: Sendable {
  /// A requirement for synthesizers.
  public enum Rule: String, Sendable, CaseIterable {
    /// The synthesizer can speak.
    case starts = "A task can be started."

    /// Errors have Hark's own type.
    case throwsVoiceFailures = "Errors are VoiceFailures."

    /// Calls never block the caller.
    case returnsAtOnce = "say, finish, lower, raise, pause, resume and stop return at once."

    /// The start is reported.
    case tellsItStarted = "started is reported once, before anything has been spoken."

    /// Progress is accurate.
    case countsUpwards = "spoke counts upwards and never beyond the text given so far."

    /// Every finished task ends.
    case ends = "finish() is answered by ended."

    /// The end is final.
    case endsOnce = "Nothing is reported after ended or failed."

    /// The end is a response to `finish()`.
    case endsWhenFinished = "ended is reported only after finish()."

    /// Pausing a task does not end it.
    case pauses = "A paused task does not end before it goes on."

    /// Stopping is silent.
    case stopsSilently = "A stopped task reports nothing more."

    /// The synthesizer can speak again.
    case speaksAgain = "A task can be started after another has ended or been stopped."
  }

  let text: String
  let locale: LocaleTag
  let bounds: ConformanceBounds
  private let make: @Sendable () async throws -> any Synthesizer

  /// Creates a check of the synthesizer that `make` returns, which starts three tasks and speaks
  /// `text` in two of them.
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
    guard case .came(let synthesizer) = await Attempt({ try await make() }) else {
      findings.note(.starts, "the synthesizer could not be made")
      return findings.all
    }
    if let first = await start(synthesizer, or: .starts, &findings) {
      await first.speak()
      findings.take(first.log.now.findings)
      if let second = await start(synthesizer, or: .speaksAgain, &findings) {
        await second.stop()
        findings.take(second.log.now.findings)
        let third = await start(synthesizer, or: .speaksAgain, &findings)
        third?.task.stop()
      }
    }
    return findings.all
  }

  private func start(
    _ synthesizer: any Synthesizer, or rule: Rule, _ findings: inout Findings<Rule>
  ) async -> SynthesisTrial? {
    let log = Watched(SynthesisLog())
    let starting = await Trial.run(within: bounds.patient) {
      await Attempt {
        try await synthesizer.startTask(locale: locale) { report in
          log.change { $0.take(report) }
        }
      }
    }
    switch starting {
    case .came(let task): return SynthesisTrial(task: task, log: log, check: self)
    case .refused(let failure): findings.note(rule, "startTask threw \(failure.code)")
    case .threw(let error): findings.note(.throwsVoiceFailures, "startTask threw a \(error)")
    case nil: findings.note(rule, "startTask did not return")
    }
    return nil
  }
}
