import ArgumentParser
import Foundation
import Hark
import HarkPresentation
import HarkPulse
import HarkScreens
import HarkServices
import HarkSoundFile

/// `hark call`: a hands-free spoken conversation with a coach.
struct CallCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "call", abstract: "Talk with a coach, hands-free.",
    discussion: """
      A pause sends what you said, and the coach answers aloud; you can interrupt the answer by \
      speaking. \(CallKeys.sentence) In modes with hold, such as --mode autoWithHold, hold the \
      space bar. Writes the conversation to standard output, one line per message. If standard \
      input is not a terminal, the call starts at once and ends with the input.

      Settings are saved for the next call; options apply to this call only. The coach is \
      rule-based and needs no network, unless --url names an OpenAI-compatible chat completions \
      server; its API key is read from HARK_CHAT_KEY.

      EXAMPLES
        hark call
        hark call --mode pushToTalk --no-speech
        hark call --device alsa_input.usb --loudspeaker alsa_output.usb
        hark call --url http://localhost:8000/v1 --model small > talk.txt
      """)

  static let agentName = "Coach"

  @Option(help: "Microphone, by name or description; see hark listen --list-devices.")
  var device: String?

  @Option(help: "Loudspeaker, by name or description.")
  var loudspeaker: String?

  @OptionGroup var options: CallOptions
  @OptionGroup var recognizing: RecognizerOptions
  @OptionGroup var voices: VoiceOptions
  @OptionGroup var language: LanguageOptions
  @OptionGroup var chat: ChatOptions
  @OptionGroup var keeping: KeepingOptions

  func execute() async throws -> CommandStatus {
    let server = try chat.server()
    var changes = try options.changes()
    // The devices are looked up first, so that a wrong name is reported before anything is drawn.
    let microphones = try await PulseMicrophone.devices()
    let microphone = try microphones.choose(device)
    if device != nil { changes.append(CallSettingChange(\.inputDevice, microphone.name)) }
    let loudspeaker =
      if let loudspeaker {
        try await PulseLoudspeaker.devices().choose(loudspeaker).name
      } else { nil as String? }
    let path = UserPlaces().callSettings
    var settings = await ChosenSettings(CallSettingsFile(URL(fileURLWithPath: path)), changes)
    if let failure = settings.failure { Ending.say(failure.sentence(for: path)) }
    if let name = settings.chosen.inputDevice, !microphones.contains(where: { $0.name == name }) {
      Ending.say("The microphone \(name) is not available; the default microphone is used.")
      settings.add(CallSettingChange(\.inputDevice, nil))
    }
    return try await call(settings, path, loudspeaker, server)
  }

  private func call(
    _ settings: ChosenSettings, _ path: String, _ loudspeaker: String?, _ server: ChatServer?
  ) async throws -> CommandStatus {
    let recognizer = try await recognizing.make(locale: language.locale)
    let chosen = settings.chosen
    let experience = try Experience.call(chosen).spoken(in: language.locale, to: recognizer)
    let places = UserPlaces()
    let deviceLocale = EnvironmentLocale.tag(in: places.environment)
    let locale = LocaleTag.resolve(
      experience.locales(device: deviceLocale), among: recognizer.traits.locales)
    let sound = CallSound(
      chosen, voice: try voices.remote(locale), loudspeaker: loudspeaker,
      recordings: RecordingFolder(places.recordings))
    let silence = locale.flatMap { sound.problem(with: $0) }
    if let silence { Ending.say(silence) }
    let session = VoiceSession(
      experience: experience,
      ports: SessionPorts(
        microphone: sound.microphone, recognizer: recognizer,
        agent: server.map { ChatCompletionsAgent($0.completions) } ?? ReflectiveCoach(),
        synthesizer: silence == nil ? sound.synthesizer : nil, detector: SessionDetector.make,
        keeping: try await keeping.keeping(), diagnostics: KeepingNotes(),
        deviceLocale: deviceLocale))
    let display = StatusDisplay()
    let writer = CallWriter(agentName: Self.agentName, display: display) { failure in
      // These failures are attributed to the chat server if its last request had a known problem.
      let isAgents = [.replyFailed, .networkUnavailable, .serviceUnavailable].contains(failure)
      if isAgents, let problem = server?.takeProblem() { return problem }
      return sound.explanation(of: failure, locale: locale)
        ?? Wording(for: experience)[.message(failure)]
    }
    let runner = ScreenRunner(
      Call(chosen, agentName: Self.agentName), session: session,
      perform: Call.perform(
        CallSurroundings(
          archive: settings, recorder: sound.recorder, choices: sound.choices, follow: sound.follow)
      ))
    let care = Task { await RecordingCare(places: places).run() }
    defer { care.cancel() }
    let run = CallRun(runner: runner, writer: writer, display: display, settingsPath: path)
    let ending: Result<CommandStatus, any Error>
    do { ending = .success(try await run.run()) } catch { ending = .failure(error) }
    // A recording must be complete before the process exits, however the call ended.
    await sound.recorder.end()
    return try ending.get()
  }
}
