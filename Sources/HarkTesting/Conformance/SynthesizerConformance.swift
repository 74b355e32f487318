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
    let task = await findings.result(
      of: "startTask", within: bounds.patient, or: rule, foreign: .throwsVoiceFailures
    ) {
      try await synthesizer.startTask(locale: locale) { report in log.change { $0.take(report) } }
    }
    return task.map { SynthesisTrial(task: $0, log: log, check: self) }
  }
}

/// Passes text to a synthesis task under test and logs its reports.
private struct SynthesisTrial: Sendable {
  let task: any SynthesisTask
  let log: Watched<SynthesisLog>
  let check: SynthesizerConformance

  func speak() async {
    let half = check.text.index(check.text.startIndex, offsetBy: check.text.count / 2)
    say(String(check.text[..<half]))
    call("lower") { task.lower() }
    say(String(check.text[half...]))
    call("raise") { task.raise() }
    await check.bounds.settle()
    let wasOver = log.now.isOver
    call("pause") { task.pause() }
    log.change { $0.finish() }
    call("finish") { task.finish() }
    await check.bounds.settle()
    if !wasOver {
      log.change { log in if log.isOver { log.findings.note(.pauses, "ended came meanwhile") } }
    }
    call("resume") { task.resume() }
    if await !log.wait(within: check.bounds.patient, until: \.isOver) {
      log.change { $0.findings.note(.ends, "ended did not come within \(check.bounds.patient) s") }
    }
    await check.bounds.settle()
  }

  func stop() async {
    say(check.text)
    call("stop") { task.stop() }
    let late = await check.bounds.growth { log.now.count }
    if late > 0 { log.change { $0.findings.note(.stopsSilently, "\(late) reports came later") } }
  }

  private func say(_ text: String) {
    log.change { $0.give(text) }
    call("say") { task.say(text) }
  }

  private func call(_ name: String, _ body: () -> Void) {
    if let breach = check.bounds.prompt(name, body) {
      log.change { $0.findings.note(.returnsAtOnce, breach) }
    }
  }
}

/// The input and the reports of a synthesis task under test.
private struct SynthesisLog: Sendable {
  private(set) var isOver = false
  private(set) var count = 0
  var findings = Findings<SynthesizerConformance.Rule>()
  private var given = 0
  private var spoken = 0
  private var hasStarted = false
  private var isFinished = false

  mutating func give(_ text: String) { given += text.count }
  mutating func finish() { isFinished = true }

  mutating func take(_ report: SynthesisReport) {
    count += 1
    findings.note(.endsOnce, "a report came behind the end", if: isOver)
    switch report {
    case .started:
      findings.note(.tellsItStarted, "started came twice", if: hasStarted && !isOver)
      hasStarted = true
    case .spoke(let characters):
      findings.note(.tellsItStarted, "spoke came before started", if: !hasStarted)
      findings.note(
        .countsUpwards, "\(characters) came after \(spoken), of \(given)",
        if: !(spoken...max(spoken, given)).contains(characters))
      spoken = max(spoken, characters)
    case .level(let level):
      findings.note(.countsUpwards, "the level was \(level)", if: !(0...1).contains(level))
    case .ended:
      findings.note(.endsWhenFinished, "ended came before finish()", if: !isFinished)
      isOver = true
    case .failed(let failure):
      findings.note(.ends, "failed(\(failure.code)) came instead of ended")
      isOver = true
    }
  }
}
