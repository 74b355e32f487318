import Foundation
import Hark
import HarkLinux
import HarkScreens

/// The audio source of a screen: the user's microphone or a file.
struct Speaker: Sendable {
  /// The audio file; `nil` if the user speaks into the microphone.
  let sound: SoundFileMicrophone?

  /// The user's microphone.
  let microphone: PulseMicrophone

  /// The speech recognizer.
  let recognizer: any Recognizer

  /// The policy for saving text during recordings; `nil` if text is not saved.
  let keeping: TranscriptKeeping?

  /// Creates a session for the speaker.
  func session(_ experience: Experience) -> VoiceSession {
    VoiceSession(
      experience: experience, microphone: sound ?? microphone, recognizer: recognizer,
      detector: SessionDetector.make, keeping: keeping, diagnostics: KeepingNotes(),
      deviceLocale: EnvironmentLocale.tag(in: ProcessInfo.processInfo.environment))
  }

  /// Returns a sentence that explains how to resolve a failure on this system, or `nil` if the
  /// message of the failure already explains it.
  func explanation(of failure: VoiceFailure) -> String? {
    switch failure {
    case .microphoneUnavailable, .microphoneBusy, .microphoneLost, .microphonePermissionDenied:
      microphone.problem?.sentence
    case .localeUnsupported:
      failure.sentence(for: "the microphone", by: recognizer.traits)
    default: nil
    }
  }

  /// Reports why the file could not be transcribed, and returns the exit status.
  func report(_ failure: VoiceFailure, of sound: SoundFileMicrophone) -> CommandStatus {
    let name = sound.source.name
    Ending.say(
      sound.problem?.sentence(for: name)
        ?? failure.sentence(for: name, by: recognizer.traits))
    return sound.problem.map { CommandStatus($0) } ?? CommandStatus(failure)
  }

  /// Reports a problem that interrupted the reading of the file, if any, and returns the exit
  /// status.
  ///
  /// `status` is the status for the file's text.
  func conclude(_ status: CommandStatus, of sound: SoundFileMicrophone) -> CommandStatus {
    guard let problem = sound.problem else { return status }
    Ending.say(problem.sentence(for: sound.source.name))
    return status == .success ? CommandStatus(problem) : status
  }

  /// Transcribes the file into a screen until `isReady` returns `true`; returns the exit status of
  /// a failure, or `nil` if there is none.
  func speak<S: TerminalScreen>(
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
