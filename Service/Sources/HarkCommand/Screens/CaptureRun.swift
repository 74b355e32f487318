import Hark
import HarkLinux
import HarkScreens

/// Runs the capture screen in a terminal, over a file's sound, or over lines of text.
struct CaptureRun {
  let runner: ScreenRunner<Capture>

  /// The file that speaks; nil when a person does.
  let sound: SoundFileMicrophone?

  var output = Output.standard
  var screen = Output.error

  /// Returns how it ended.
  func run() async throws -> CommandStatus {
    let status = if let sound { try await speak(sound) } else { try await note() }
    await runner.end()
    return status
  }

  /// Has the file speak, and saves what it said.
  private func speak(_ sound: SoundFileMicrophone) async throws -> CommandStatus {
    let happenings = runner.session.happenings()
    await runner.act(.voice(.activate))
    loop: for await happening in happenings {
      switch happening {
      case .failed(let failure):
        let wording = await runner.state.wording
        Ending.say(
          sound.problem?.sentence(for: sound.source.name) ?? wording[.message(failure)])
        if await runner.state.field.draft.isBlank {
          return sound.problem.map { CommandStatus($0) } ?? CommandStatus(failure)
        }
        break loop
      case .recordingEnded(_, let transcript):
        guard transcript.isEmpty else { break loop }
        // This screen says nothing of it, since a person knows that they have not spoken.
        let nothing = VoiceFailure.noSpeechDetected
        Ending.say(nothing.sentence(for: sound.source.name, locales: []))
        return CommandStatus(nothing)
      default: continue
      }
    }
    for await capture in await runner.states() where capture.canSave { break }
    return try await save()
  }

  /// Saves what stands in the field, and writes it; what could not be saved is left there.
  private func save() async throws -> CommandStatus {
    let before = await runner.state
    guard before.canSave else { return refuse(before) }
    await runner.act(.save)
    for await capture in await runner.states() where !capture.isSaving {
      if let problem = capture.saveProblem {
        say(problem)
        return .unavailable
      }
      try output.settle("\(capture.wording[.success]): \(before.field.draft.text)")
      if let meaning = capture.meaning { try output.settle("  " + meaning) }
      await runner.session.textTaken()
      return .success
    }
    // It was given up, and nobody knows whether it is kept.
    return .unavailable
  }

  /// Says why the text cannot be saved, where a person does not see it for themselves.
  private func refuse(_ capture: Capture) -> CommandStatus {
    guard capture.field.draft.isOverLimit else { return .success }
    say("\(capture.wording[.saveFailed(.tooLong)]) (\(capture.count))")
    return .unavailable
  }

  /// Does what the keys say until the person has had enough.
  private func note() async throws -> CommandStatus {
    let terminal = KeyTerminal()
    let input = ScreenInput(terminal) { [runner] in Task { await runner.end() } }
    let isShown = input.isTerminal && screen.isTerminal
    let drawing = Task {
      guard isShown else { return }
      for await capture in await runner.states() { draw(capture) }
    }
    defer {
      drawing.cancel()
      terminal?.restore()
    }
    var status = CommandStatus.success
    for await key in input.keys {
      if key == .quit { break }
      if key == .enter {
        let end = try await save()
        if input.isTerminal { status = end } else { try await giveBack(end, &status) }
        if isShown { draw(await runner.state) }
      } else if let action = await key.action(on: runner.state.field) {
        await runner.act(.dismissSaveFailure)
        await runner.act(.voice(action))
      }
    }
    drawing.cancel()
    await drawing.value
    if isShown { try? screen.write(LiveLine.clearing) }
    try await giveBack(.success, &status)
    return status
  }

  /// Writes what has not been saved, so that it is not lost, and empties the field.
  private func giveBack(_ end: CommandStatus, _ status: inout CommandStatus) async throws {
    if status == .success { status = end }
    let draft = await runner.state.field.draft
    if !draft.isBlank { try output.settle(draft.text) }
    await runner.session.textTaken()
    await runner.act(.voice(.edit(.replace(0..<draft.characterCount, with: ""))))
  }

  /// Tells what went wrong.
  private func say(_ sentence: String) { try? screen.settle("hark: \(sentence)") }

  private func draw(_ capture: Capture) {
    var line = ScreenLine(capture.field, capture.wording, busy: capture.busy)
    if !capture.field.draft.isBlank { line.head += " " + capture.count }
    try? screen.write(line.drawing(width: screen.width))
  }
}

extension Capture {
  /// That it is being saved, or was, where no new text has been begun.
  fileprivate var busy: String? {
    if isSaving { return wording[.saving] }
    return field.draft.isBlank ? success?.text : nil
  }
}
