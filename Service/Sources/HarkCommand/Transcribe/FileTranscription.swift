import Hark
import HarkServer
import HarkSoundFile

/// Transcribes one file: runs a session on it, writes its text, and reports errors.
struct FileTranscription {
  let choices: TranscribeChoices
  let style: TranscriptStyle
  let microphone: SoundFileMicrophone
  var output = Output.standard

  /// Saves the text until it is written; `nil` saves nothing.
  var keeping: TranscriptKeeping?

  /// A line to write above the text of the file, if it has any; `nil` for a single file.
  var heading: String?

  /// Transcribes the file and returns the exit status; throws if, for example, writing the text
  /// fails.
  func run(_ stop: StopSwitch) async throws -> CommandStatus {
    let session = VoiceSession(
      experience: choices.experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: choices.recognizer, detector: SessionDetector.make,
        keeping: keeping, diagnostics: KeepingNotes(), deviceLocale: choices.deviceLocale))
    let display = style.isJSON ? nil : StatusDisplay()
    let writer = TranscriptWriter(
      style, file: microphone.source.name, heading: heading, to: output, beside: display)
    let events = session.events
    let writing = Task {
      do {
        for await event in events {
          try await writer.take(event)
          if case .recordingEnded(let id, _) = event { await session.textTaken(through: id) }
        }
      } catch {
        await session.close()
        throw error
      }
    }
    try await session.appear()
    if !choices.experience.detection.mode.isAutomatic { try await session.toggle() }
    // A stop before this point would not prevent the recording from starting, so the switch watches
    // the session only from here.
    stop.watch(session)
    var failedWrite: (any Error)?
    // The text of an experience with several recordings is written recording by recording.
    let isOneRecording = !choices.experience.detection.mode.isAutomatic
    for await snapshot in session.snapshots {
      do {
        if isOneRecording {
          try await writer.show(snapshot.transcript, microphone.progress)
        } else {
          display?.show(LiveLine(snapshot.transcript.text, microphone.progress))
        }
      } catch {
        failedWrite = error
        break
      }
      if snapshot.phase.isAtRest { break }
    }
    await session.close()
    // All events have occurred by now; the stream still delivers its buffered ones before it ends.
    writing.cancel()
    try await writing.value
    display?.clear()
    if let failedWrite { throw failedWrite }
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
      Ending.say(failure.sentence(for: name, by: choices.recognizer.traits))
      return CommandStatus(failure)
    }
    if !progress.isAtEnd {
      Ending.say(
        "The preset \(choices.experience.name) ended the recording after "
          + "\(Int(progress.heard)) s of \(name); use --experience dictation for the rest.")
    }
    return .success
  }
}

enum TranscriptStyle: Sendable {
  case text

  /// The whole text as subtitles, in the form that the function returns.
  case subtitles(@Sendable (Subtitles) -> String)

  /// One object per line, including the file's name if `namesFiles` is true.
  case json(namesFiles: Bool)

  var isJSON: Bool { if case .json = self { true } else { false } }

  var namesFiles: Bool { if case .json(true) = self { true } else { false } }
}

extension LiveLine {
  /// The duration, in seconds, above which a file has a progress bar.
  private static let longFile = 30.0

  /// Creates the line for a file that has been processed for `elapsed` seconds.
  init(_ text: String, _ progress: SoundFileProgress, elapsed: Double = 0) {
    let isLong = (progress.total ?? 0) > Self.longFile
    let fraction = isLong ? progress.fraction : nil
    // The start, when the recognizer loads, says little about the rest.
    let left = fraction.flatMap { $0 >= 0.02 && elapsed > 0 ? elapsed * (1 / $0 - 1) : nil }
    self.init(text: text, fraction: fraction, left: left)
  }
}
