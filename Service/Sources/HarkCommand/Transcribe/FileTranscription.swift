import Hark
import HarkServer
import HarkSoundFile

/// Transcribes one file: runs a session on it, writes its text, and reports errors.
struct FileTranscription {
  let choices: TranscribeChoices
  let style: TranscriptStyle
  let microphone: SoundFileMicrophone
  var output = Output.standard

  /// Transcribes the file and returns the exit status; throws if, for example, writing the text
  /// fails.
  func run(_ stop: StopSwitch) async throws -> CommandStatus {
    let session = VoiceSession(
      experience: choices.experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: choices.recognizer, detector: SessionDetector.make,
        deviceLocale: choices.deviceLocale))
    let writer = TranscriptWriter(style, file: microphone.source.name, to: output)
    let display = style.isJSON ? nil : StatusDisplay()
    let events = session.events
    let writing = Task {
      do {
        for await event in events { try await writer.take(event) }
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
    for await snapshot in session.snapshots {
      display?.show(LiveLine(snapshot, microphone.progress))
      if snapshot.phase.isAtRest { break }
    }
    await session.close()
    // All events have occurred by now; the stream still delivers its buffered ones before it ends.
    writing.cancel()
    try await writing.value
    display?.clear()
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

private actor TranscriptWriter {
  private(set) var failure: VoiceFailure?

  private let style: TranscriptStyle
  private let output: Output
  private var lines: SessionEventLines
  private var paragraph: [String] = []
  private var segments: [FinalSegment] = []

  init(_ style: TranscriptStyle, file: String, to output: Output = .standard) {
    self.style = style
    self.output = output
    lines = SessionEventLines(file: style.namesFiles ? file : nil)
  }

  func take(_ event: SessionEvent) throws {
    if case .failed(let failure) = event { self.failure = failure }
    switch style {
    case .json:
      if let line = lines.line(for: event) { try output.line(line) }
    case .text:
      if case .recordingEnded(_, let transcript) = event { paragraph.append(transcript.text) }
    case .subtitles:
      if case .recordingEnded(_, let transcript) = event { segments += transcript.writtenSegments }
    }
  }

  /// Writes the remaining output; `problem` is a failure that the session does not report.
  func finish(problem: String?) throws {
    switch style {
    case .json:
      if let problem, failure == nil { try output.line(lines.failure(problem)) }
    case .text:
      let text = paragraph.filter { !$0.isEmpty }.joined(separator: " ")
      if !text.isEmpty { try output.line(text) }
    case .subtitles(let form): try output.write(form(Subtitles(segments)))
    }
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

  init(_ snapshot: Snapshot, _ progress: SoundFileProgress) {
    let isLong = (progress.total ?? 0) > Self.longFile
    self.init(text: snapshot.transcript.text, fraction: isLong ? progress.fraction : nil)
  }
}
