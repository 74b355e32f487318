import Hark

/// Passes text to a synthesis task under test and logs its reports.
struct SynthesisTrial: Sendable {
  let task: any SynthesisTask
  let log: Watched<SynthesisLog>
  let check: SynthesizerConformance

  /// Speaks all of the text in two pieces, both ducked and at normal gain.
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
      log.change { log in if log.isOver { log.note(.pauses, "ended came meanwhile") } }
    }
    call("resume") { task.resume() }
    if await !log.wait(within: check.bounds.patient, until: \.isOver) {
      log.change { $0.note(.ends, "ended did not come within \(check.bounds.patient) s") }
    }
    await check.bounds.settle()
  }

  /// Stops midway and waits for reports that must not arrive.
  func stop() async {
    say(check.text)
    call("stop") { task.stop() }
    let late = await check.bounds.growth { log.now.count }
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
