import Foundation
import Hark
import HarkLinux
import HarkScreens

/// Who speaks to a screen: a person at a microphone, or a file in their place.
struct Speaker: Sendable {
  /// The file; nil when a person speaks.
  let sound: SoundFileMicrophone?

  /// The person's microphone.
  let microphone: PulseMicrophone

  /// What turns sound into words.
  let recognizer: any Recognizer

  /// How what is said is kept meanwhile; nil when it is not.
  let keeping: TranscriptKeeping?

  /// A session that hears it.
  func session(_ experience: Experience) -> VoiceSession {
    VoiceSession(
      experience: experience, microphone: sound ?? microphone, recognizer: recognizer,
      detector: SessionDetector.make, keeping: keeping, diagnostics: KeepingNotes(),
      deviceLocale: EnvironmentLocale.tag(in: ProcessInfo.processInfo.environment))
  }

  /// What a person can do here about a failure, in one sentence; nil where its message says it all.
  func explanation(of failure: VoiceFailure) -> String? {
    switch failure {
    case .microphoneUnavailable, .microphoneBusy, .microphoneLost, .microphonePermissionDenied:
      microphone.problem?.sentence
    case .localeUnsupported:
      failure.sentence(for: "the microphone", by: recognizer.traits)
    default: nil
    }
  }

  /// Says why the file was not heard; the answer is how the command ends for it.
  func report(_ failure: VoiceFailure, of sound: SoundFileMicrophone) -> CommandStatus {
    let name = sound.source.name
    Ending.say(
      sound.problem?.sentence(for: name)
        ?? failure.sentence(for: name, by: recognizer.traits))
    return sound.problem.map { CommandStatus($0) } ?? CommandStatus(failure)
  }

  /// Says whether the file broke off, when what it said ended with `status`; the answer is how the
  /// command ends.
  func conclude(_ status: CommandStatus, of sound: SoundFileMicrophone) -> CommandStatus {
    guard let problem = sound.problem else { return status }
    Ending.say(problem.sentence(for: sound.source.name))
    return status == .success ? CommandStatus(problem) : status
  }

  /// Has the file speak to a screen until `isReady`; nil then, else how the command ends.
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
