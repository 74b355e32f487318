import Hark

/// What a synthesis task under examination was given and what it said.
struct SynthesisLog: Sendable {
  private(set) var isOver = false
  private(set) var count = 0
  private(set) var findings = Findings<SynthesizerConformance.Rule>()
  private var given = 0
  private var spoken = 0
  private var hasStarted = false
  private var isFinished = false

  /// Notes that text is about to be given.
  mutating func give(_ text: String) { given += text.count }

  /// Notes that `finish()` is about to be called.
  mutating func finish() { isFinished = true }

  /// Notes a breach.
  mutating func note(_ rule: SynthesizerConformance.Rule, _ seen: String) {
    findings.note(rule, seen)
  }

  /// Takes a report and checks it against all before it.
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
    case .ended:
      findings.note(.endsWhenFinished, "ended came before finish()", if: !isFinished)
      isOver = true
    case .failed(let failure):
      findings.note(.ends, "failed(\(failure.code)) came instead of ended")
      isOver = true
    }
  }
}

/// One task under examination: gives it text and logs what it says.
struct SynthesisTrial: Sendable {
  let task: any SynthesisTask
  let log: Watched<SynthesisLog>
  let check: SynthesizerConformance

  /// Speaks all of the text, in two pieces, now softly, now loudly.
  func speak() async {
    let half = check.text.index(check.text.startIndex, offsetBy: check.text.count / 2)
    say(String(check.text[..<half]))
    call("lower") { task.lower() }
    say(String(check.text[half...]))
    call("raise") { task.raise() }
    await check.bounds.settle()
    log.change { $0.finish() }
    call("finish") { task.finish() }
    let end = Trial { await log.wait { $0.isOver } }
    if await end.outcome(within: check.bounds.patient) == nil {
      log.change { $0.note(.ends, "ended did not come within \(check.bounds.patient) s") }
    }
    end.cancel()
    await check.bounds.settle()
  }

  /// Stops in the middle and waits for what must not be said.
  func stop() async {
    say(check.text)
    call("stop") { task.stop() }
    await check.bounds.settle()
    let count = log.now.count
    await check.bounds.settle()
    await check.bounds.settle()
    let late = log.now.count - count
    if late > 0 { log.change { $0.note(.stopsSilently, "\(late) reports came later") } }
  }

  private func say(_ text: String) {
    log.change { $0.give(text) }
    call("say") { task.say(text) }
  }

  private func call(_ name: String, _ body: () -> Void) {
    if let breach = check.bounds.prompt(name, body) {
      log.change { $0.note(.returnsAtOnce, breach) }
    }
  }
}
