import Hark
import HarkLinux
import HarkScreens

/// Runs the meal log with input from a terminal, an audio file, or lines of text.
struct LogRun {
  let runner: ScreenRunner<MealLog>

  let speaker: Speaker

  /// The server of the model that answers; `nil` if no server is used.
  let server: ChatServer?

  var output = Output.standard

  /// Runs the screen and returns the exit status.
  func run() async throws -> CommandStatus {
    let status = if let sound = speaker.sound { try await speak(sound) } else { try await tell() }
    await runner.end()
    return status
  }

  /// Transcribes the file and analyzes its text.
  private func speak(_ sound: SoundFileMicrophone) async throws -> CommandStatus {
    if let failed = await speaker.speak(sound, to: runner, until: \.canConfirm) { return failed }
    return speaker.conclude(try await confirm(keepsText: false), of: sound)
  }

  private func tell() async throws -> CommandStatus {
    try await ScreenTerminal(
      runner: runner, output: .error, keys: LogCommand.keys, explain: speaker.explanation
    ).run { try await confirm(keepsText: $0) }
  }

  /// Analyzes the field's text and writes the result to the output.
  ///
  /// Text that cannot be analyzed remains in the field if it can be edited there; otherwise it is
  /// written to the output.
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
        Ending.say(server?.problem ?? log.wording[.message(failure)])
        return CommandStatus(failure)
      case .telling, .typing, .analyzing, .saved: continue
      }
    }
    // The analysis was canceled.
    try output.settle(text)
    await runner.session.textTaken()
    return .unavailable
  }

  /// Reports text that is too long to be analyzed; the user can see any other reason for the
  /// refusal.
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
}

extension MealLog: TerminalScreen {
  var line: ScreenLine { ScreenLine(field, wording) }
}
