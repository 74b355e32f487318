import Hark
import HarkLinux
import HarkScreens

/// Runs the capture screen in a terminal, over a file's sound, or over lines of text.
struct CaptureRun {
  let runner: ScreenRunner<Capture>

  let speaker: Speaker

  /// Where it is kept.
  let server: CaptureServer

  var output = Output.standard

  /// Returns how it ended.
  func run() async throws -> CommandStatus {
    let status = if let sound = speaker.sound { try await speak(sound) } else { try await note() }
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
        let status = speaker.report(failure, of: sound)
        if await runner.state.field.draft.isBlank { return status }
        break loop
      case .recordingEnded(_, let transcript):
        guard transcript.isEmpty else { break loop }
        // This screen says nothing of it, since a person knows that they have not spoken.
        let nothing = VoiceFailure.noSpeechDetected
        Ending.say(nothing.sentence(for: sound.source.name))
        return CommandStatus(nothing)
      default: continue
      }
    }
    for await capture in await runner.states() where capture.canSave { break }
    let status = try await save()
    try await giveBack()
    return speaker.conclude(status, of: sound)
  }

  /// Saves what stands in the field, and writes it; what could not be saved is left there.
  private func save() async throws -> CommandStatus {
    let before = await runner.state
    guard before.canSave else { return refuse(before) }
    await runner.act(.save)
    for await capture in await runner.states() where !capture.isSaving {
      if let problem = capture.saveProblem {
        Ending.say(problem + (server.advice(on: capture.saving) ?? ""))
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
    Ending.say("\(capture.wording[.saveFailed(.tooLong)]) (\(capture.count))")
    return .unavailable
  }

  private func note() async throws -> CommandStatus {
    let terminal = ScreenTerminal(
      runner: runner, output: .error, keys: CaptureCommand.keys, explain: speaker.explanation)
    let status = try await terminal.run {
      // A message of a failed save goes with the next key.
      [.dismissSaveFailure, .voice($0)]
    } take: { isEditable in
      let end = try await save()
      if !isEditable { try await giveBack() }
      return end
    }
    try await giveBack()
    return status
  }

  /// Writes what has not been saved, so that it is not lost, and empties the field.
  private func giveBack() async throws {
    let draft = await runner.state.field.draft
    if !draft.isBlank { try output.settle(draft.text) }
    await runner.session.textTaken()
    await runner.act(.voice(.edit(.replace(0..<draft.characterCount, with: ""))))
  }
}

extension Capture: TerminalScreen {
  /// With how many words or characters there are.
  var line: ScreenLine {
    var line = ScreenLine(field, wording, busy: busy)
    if !field.draft.isBlank { line.head += " " + count }
    return line
  }

  /// That it is being saved, or was, where no new text has been begun.
  private var busy: String? {
    if isSaving { return wording[.saving] }
    return field.draft.isBlank ? success?.text : nil
  }
}
