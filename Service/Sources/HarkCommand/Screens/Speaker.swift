import ArgumentParser
import Hark
import HarkPulse
import HarkScreens
import HarkSoundFile

/// The options for the audio source of a screen, its language, and the saving of its text.
struct SpeakerOptions: ParsableArguments {
  @Option(help: "Audio file to use instead of the microphone; - for standard input.")
  var file: String?

  @Option(help: "Microphone, by name or description.")
  var device: String?

  @OptionGroup var recognizing: RecognizerOptions
  @OptionGroup var language: LanguageOptions
  @OptionGroup var keeping: KeepingOptions

  /// Returns the speaker without opening its file or microphone.
  func speaker(_ experience: Experience) async throws -> Speaker {
    let recognizer = try await recognizing.make(locale: language.locale)
    return Speaker(
      experience: try experience.spoken(in: language.locale, to: recognizer),
      sound: file.map { SoundFileMicrophone(SoundSource(argument: $0)) },
      microphone: PulseMicrophone(device: device), recognizer: recognizer,
      keeping: try await keeping.keeping())
  }
}

/// The audio source of a screen: the user's microphone or a file.
struct Speaker: Sendable {
  let experience: Experience
  let sound: SoundFileMicrophone?
  let microphone: PulseMicrophone
  let recognizer: any Recognizer
  let keeping: TranscriptKeeping?

  func session() -> VoiceSession {
    VoiceSession(
      experience: experience,
      ports: SessionPorts(
        microphone: sound ?? microphone, recognizer: recognizer, detector: SessionDetector.make,
        keeping: keeping, diagnostics: KeepingNotes(),
        deviceLocale: EnvironmentLocale.tag(in: UserPlaces().environment)))
  }

  /// Returns how to fix a failure on this system; `nil` if the failure's message suffices.
  func explanation(of failure: VoiceFailure) -> String? {
    switch failure {
    case .microphoneUnavailable, .microphoneBusy, .microphoneLost, .microphonePermissionDenied:
      microphone.problem?.sentence
    case .localeUnsupported: failure.sentence(for: "the microphone", by: recognizer.traits)
    default: nil
    }
  }

  func report(_ failure: VoiceFailure, of sound: SoundFileMicrophone) -> CommandStatus {
    let name = sound.source.name
    Ending.say(
      sound.problem?.sentence(for: name) ?? failure.sentence(for: name, by: recognizer.traits))
    return sound.problem.map { CommandStatus($0) } ?? CommandStatus(failure)
  }

  /// Reports any problem that cut the file short, and returns the exit status; `status` is the exit
  /// status for the file's text.
  func conclude(_ status: CommandStatus, of sound: SoundFileMicrophone) -> CommandStatus {
    guard let problem = sound.problem else { return status }
    Ending.say(problem.sentence(for: sound.source.name))
    return status == .success ? CommandStatus(problem) : status
  }

  /// Runs a screen with the file's text or with the user's input, and ends its session.
  ///
  /// `take` submits the text; its argument indicates whether the user can still edit it.
  func run<S: TerminalScreen>(
    _ runner: ScreenRunner<S>, keys: String, until isReady: (S) -> Bool,
    take: (_ isEditable: Bool) async throws -> CommandStatus
  ) async throws -> CommandStatus {
    let status =
      if let sound {
        if let failed = await speak(sound, to: runner, until: isReady) {
          failed
        } else {
          conclude(try await take(false), of: sound)
        }
      } else {
        try await ScreenTerminal(runner: runner, keys: keys, explain: explanation).run(take: take)
      }
    await runner.end()
    return status
  }

  /// Transcribes the file until `isReady` returns `true`; returns the exit status if transcription
  /// fails, otherwise `nil`.
  private func speak<S: TerminalScreen>(
    _ sound: SoundFileMicrophone, to runner: ScreenRunner<S>, until isReady: (S) -> Bool
  ) async -> CommandStatus? {
    await runner.act(.voice(.activate))
    for await screen in await runner.states() {
      if let failure = screen.field.failure { return report(failure, of: sound) }
      if isReady(screen) { break }
    }
    return nil
  }
}
