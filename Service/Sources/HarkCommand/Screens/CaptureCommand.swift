import ArgumentParser
import Hark
import HarkScreens
import HarkServer
import HarkServices
import HarkSoundFile

/// `hark capture`: captures a spoken or typed thought, which the user reviews and saves.
struct CaptureCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "capture", abstract: "Save a spoken or typed thought.",
    discussion: """
      On a terminal: \(keys) \(ScreenKeys.editing) With --file, saves the text of an audio file. \
      If standard input is not a terminal, saves each of its lines. Text that could not be saved \
      is written to standard output.

      Captures are saved by `hark serve` on this machine, unless --server names another server \
      with the captures API; its token is read from HARK_TOKEN.

      EXAMPLES
        hark capture
        hark capture --file thought.wav
        echo "call the plumber" | hark capture --server https://notes.example.org
      """)

  static let keys = ScreenKeys.sentence(enter: "saves")

  @OptionGroup var options: SpeakerOptions

  @Option(help: "Server that saves captures: its URL without /api.")
  var server = ServerSettings().url(port: ServerSettings.standardPort)

  @OptionGroup var secret: SecretOptions

  func execute() async throws -> CommandStatus {
    let server = try CaptureServer(server)
    let service = try await server.service(secret)
    let speaker = try await options.speaker(.capture)
    let runner = ScreenRunner(
      Capture(), session: speaker.session(), perform: Capture.perform(service))
    let run = CaptureRun(runner: runner, speaker: speaker, server: server)
    let status =
      if let sound = speaker.sound { try await run.speak(sound) } else { try await run.note() }
    await runner.end()
    return status
  }
}

private struct CaptureRun {
  let runner: ScreenRunner<Capture>
  let speaker: Speaker
  let server: CaptureServer

  func speak(_ sound: SoundFileMicrophone) async throws -> CommandStatus {
    let events = runner.session.events
    await runner.act(.voice(.activate))
    loop: for await event in events {
      switch event {
      case .failed(let failure):
        let status = speaker.report(failure, of: sound)
        if await runner.state.field.draft.isBlank { return status }
        break loop
      case .recordingEnded(_, let transcript):
        guard transcript.isEmpty else { break loop }
        // The screen does not report missing speech, because users know when they have not spoken.
        let nothing = VoiceFailure.noSpeechDetected
        Ending.say(nothing.sentence(for: sound.source.name))
        return CommandStatus(nothing)
      default: continue
      }
    }
    for await capture in await runner.states() where capture.canSave { break }
    let status = try await save()
    try await runner.giveBack()
    return speaker.conclude(status, of: sound)
  }

  /// Saves the field's text and writes it to the output; after a failure, it stays in the field.
  private func save() async throws -> CommandStatus {
    let before = await runner.state
    guard before.canSave else { return refuse(before) }
    await runner.act(.save)
    for await capture in await runner.states() where !capture.isSaving {
      if let problem = capture.saveProblem {
        Ending.say(problem + (server.advice(on: capture.saving) ?? ""))
        return .unavailable
      }
      try Output.standard.settle("\(capture.wording[.success]): \(before.field.draft.text)")
      if let meaning = capture.meaning { try Output.standard.settle("  " + meaning) }
      await runner.session.textTaken()
      return .success
    }
    // The save was canceled, so its outcome is unknown.
    return .unavailable
  }

  /// Reports text that is too long; the user can see any other reason for the refusal.
  private func refuse(_ capture: Capture) -> CommandStatus {
    guard capture.field.draft.isOverLimit else { return .success }
    Ending.say("\(capture.wording[.saveFailed(.tooLong)]) (\(capture.count))")
    return .unavailable
  }

  func note() async throws -> CommandStatus {
    let terminal = ScreenTerminal(
      runner: runner, keys: CaptureCommand.keys, explain: speaker.explanation)
    let status = try await terminal.run {
      // The next key dismisses the message of a failed save.
      [.dismissSaveFailure, .voice($0)]
    } take: { isEditable in
      let end = try await save()
      if !isEditable { try await runner.giveBack() }
      return end
    }
    try await runner.giveBack()
    return status
  }
}

extension Capture: TerminalScreen {
  var line: ScreenLine {
    var line = ScreenLine(field, wording, busy: busy)
    if !field.draft.isBlank { line.head += " " + count }
    return line
  }

  private var busy: String? {
    if isSaving { return wording[.saving] }
    return field.draft.isBlank ? success?.text : nil
  }
}
