import Hark
import HarkLinux

/// Transcribes one file: runs a session on it, writes its text, and reports errors.
struct FileTranscription {
  let choices: TranscribeChoices
  let style: TranscriptStyle
  let microphone: SoundFileMicrophone
  var output = Output.standard

  /// Transcribes the file and returns the exit status; throws if the text cannot be written.
  func run(_ stop: StopSwitch) async throws -> CommandStatus {
    let session = VoiceSession(
      experience: choices.experience, microphone: microphone, recognizer: choices.recognizer,
      detector: SessionDetector.make, deviceLocale: choices.deviceLocale)
    let writer = TranscriptWriter(style, file: microphone.source.name, to: output)
    let display = style == .text ? LiveDisplay() : nil
    try await SessionRun(
      session: session, isAutomatic: choices.experience.detection.mode.isAutomatic, stop: stop
    ).run { event in
      try await writer.take(event)
    } snapshot: { snapshot in
      await display?.show(snapshot, microphone.progress)
    }
    await display?.clear()
    try await writer.finish(problem: microphone.problem?.code)
    return conclude(failure: await writer.failure, stopped: stop.status)
  }

  private func conclude(failure: VoiceFailure?, stopped: CommandStatus?) -> CommandStatus {
    let name = microphone.source.name
    if let stopped { return stopped }
    if let problem = microphone.problem {
      Ending.say(problem.sentence(for: name))
      return CommandStatus(problem)
    }
    let progress = microphone.progress
    // Whether audio contains speech is unknown until all of it has been processed.
    if let failure, failure != .noSpeechDetected || progress.isAtEnd {
      Ending.say(
        failure.sentence(for: name, by: choices.recognizer.traits))
      return CommandStatus(failure)
    }
    if !progress.isAtEnd {
      Ending.say(
        "The experience \(choices.experience.name) ended the recording after "
          + "\(Int(progress.heard)) s of \(name); choose dictation to hear the rest.")
    }
    return .success
  }
}
