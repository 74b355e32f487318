import Hark
import HarkLinux
import HarkScreens

/// Runs the meal log in a terminal, over a file's sound, or over lines of text.
struct LogRun {
  let runner: ScreenRunner<MealLog>

  /// The file that speaks; nil when a person does.
  let sound: SoundFileMicrophone?

  var output = Output.standard
  var screen = Output.error

  /// Returns how it ended.
  func run() async throws -> CommandStatus {
    let status = try await sound == nil ? tell() : speak()
    await runner.end()
    return status
  }

  /// Has the file speak, and takes what it said.
  private func speak() async throws -> CommandStatus {
    await runner.act(.voice(.activate))
    for await log in await runner.states() {
      if let failure = log.field.failure {
        Ending.say(
          sound?.problem?.sentence(for: sound?.source.name ?? "the sound")
            ?? log.wording[.message(failure)])
        return sound?.problem.map { CommandStatus($0) } ?? CommandStatus(failure)
      }
      if log.canConfirm { break }
    }
    return try await confirm(keepsText: false)
  }

  /// Takes what stands in the field, and writes what it holds.
  ///
  /// A text that could not be analysed stays in the field where it can be edited, and is written
  /// where it cannot.
  private func confirm(keepsText: Bool) async throws -> CommandStatus {
    let before = await runner.state
    let text = before.field.draft.text
    guard before.canConfirm else { return try await refuse(before, keepsText: keepsText) }
    await runner.act(.confirm)
    for await log in await runner.states() {
      switch log.stage {
      case .succeeded(_, let meal), .results(let meal):
        try output.settle(text)
        for line in MealTable(meal: meal).lines { try output.settle("  " + line) }
        await runner.session.textTaken()
        await runner.act(.startOver)
        return .success
      case .failed(let failure):
        if !keepsText {
          try output.settle(text)
          await runner.session.textTaken()
          await runner.act(.startOver)
        }
        Ending.say(log.wording[.message(failure)])
        return CommandStatus(failure)
      case .telling, .typing, .analyzing, .saved: continue
      }
    }
    // It was given up.
    try output.settle(text)
    await runner.session.textTaken()
    return .unavailable
  }

  /// Says why a text cannot be taken, where a person does not see it for themselves.
  private func refuse(_ log: MealLog, keepsText: Bool) async throws -> CommandStatus {
    let draft = log.field.draft
    guard draft.isOverLimit else { return .success }
    if !keepsText {
      try output.settle(draft.text)
      await runner.session.textTaken()
      await runner.act(.startOver)
    }
    Ending.say(log.wording[.characterLimit(draft.limit)])
    return .unavailable
  }

  /// Does what the keys say until the person has had enough.
  private func tell() async throws -> CommandStatus {
    let terminal = KeyTerminal()
    let input = ScreenInput(terminal) { [runner] in Task { await runner.end() } }
    let isShown = input.isTerminal && screen.isTerminal
    let drawing = Task { [runner, screen] in
      guard isShown else { return }
      for await log in await runner.states() {
        let line = ScreenLine(log.field, log.wording)
        try? screen.write(line.drawing(width: screen.width))
      }
    }
    defer {
      drawing.cancel()
      terminal?.restore()
    }
    var status = CommandStatus.success
    for await key in input.keys {
      if key == .quit { break }
      if key == .enter {
        if isShown { try? screen.write(LiveLine.clearing) }
        let ended = try await confirm(keepsText: input.isTerminal)
        if input.isTerminal || status == .success { status = ended }
      } else if let action = await key.action(on: runner.state.field) {
        await runner.act(.voice(action))
      }
    }
    if isShown { try? screen.write(LiveLine.clearing) }
    return status
  }
}
