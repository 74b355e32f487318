import Hark
import HarkLinux

/// Runs one session with a real microphone until the user quits.
struct ListenRun: Sendable {
  let choices: TranscribeChoices
  let microphone: PulseMicrophone
  let wishes: ListenWishes
  let writer: ListenWriter
  let display: ListenDisplay
  let keeping: TranscriptKeeping?
  var output = Output.standard

  /// Runs the session and returns its exit status; throws if the text cannot be written.
  func run() async throws -> CommandStatus {
    let session = VoiceSession(
      experience: choices.experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: choices.recognizer, detector: SessionDetector.make,
        keeping: keeping, diagnostics: KeepingNotes(), deviceLocale: choices.deviceLocale))
    let writing = write(session.events, of: session)
    let drawing = draw(session.snapshots)
    try await session.appear()
    if !wishes.hasKeys, !choices.experience.detection.mode.isAutomatic {
      try await session.toggle()
    }
    for await wish in wishes.stream {
      if wish == .quit { break }
      // The session rejects actions that are currently impossible, and an ineffective key is not a
      // failure.
      try? await wish == .toggle ? session.toggle() : session.cancel()
    }
    await conclude(session)
    drawing.cancel()
    // Anything drawn after the line is cleared would remain on the terminal.
    await drawing.value
    writing.cancel()
    try await writing.value
    await display.clear()
    let status = await status()
    return wishes.interruption.status ?? status
  }

  /// Returns the cause of `failure` and its remedy, in one sentence.
  func sentence(for failure: VoiceFailure) -> String {
    switch failure {
    case .microphoneUnavailable, .microphoneBusy, .microphoneLost:
      microphone.problem?.sentence ?? failure.sentence(for: "The microphone")
    case .noSpeechDetected:
      "No speech was heard; move closer to the microphone, or choose another one with --device."
    default:
      failure.sentence(for: "the microphone", by: choices.recognizer.traits)
    }
  }

  private func write(
    _ events: AsyncStream<SessionEvent>, of session: VoiceSession
  ) -> Task<Void, any Error> {
    Task {
      do {
        for await event in events {
          if let line = await writer.line(for: event) {
            try await display.aside { [output] in try output.line(line) }
          }
          // Text that has been written need not stay in the store.
          if case .recordingEnded(let id, _) = event { await session.textTaken(through: id) }
        }
      } catch {
        wishes.add(.quit)
        throw error
      }
    }
  }

  private func draw(_ snapshots: AsyncStream<Snapshot>) -> Task<Void, Never> {
    Task {
      var hasBegun = false
      for await snapshot in snapshots {
        var problem: String?
        if case .failed(let failure) = snapshot.phase { problem = sentence(for: failure) }
        await display.show(snapshot, problem: problem)
        // Without keys, the user cannot start another recording.
        if hasBegun, !wishes.hasKeys, snapshot.phase.isAtRest { wishes.add(.quit) }
        hasBegun = hasBegun || !snapshot.phase.isAtRest
      }
    }
  }

  /// Ends the current recording, waits for its final results, and ends the session.
  private func conclude(_ session: VoiceSession) async {
    if (try? await session.stop()) != nil {
      for await snapshot in session.snapshots where !snapshot.phase.hasWordsToCome { break }
    }
    await session.close()
  }

  private func status() async -> CommandStatus {
    guard let failure = await writer.failure else { return .success }
    Ending.say(sentence(for: failure))
    return CommandStatus(failure)
  }
}

extension Phase {
  fileprivate var hasWordsToCome: Bool {
    switch self {
    case .starting, .recording, .finalizing: true
    case .idle, .rationale, .authorizing, .listening, .waiting, .speaking, .paused, .muted,
      .failed:
      false
    }
  }
}

/// Formats the text of each recording as a line of standard output, and remembers the latest
/// failure.
actor ListenWriter {
  /// The failure since the last recording started, if any.
  private(set) var failure: VoiceFailure?

  private let isJSON: Bool
  private let output: Output
  private var lines = SessionEventLines()
  private var isDropped = false

  init(json: Bool, to output: Output = .standard) {
    isJSON = json
    self.output = output
  }

  func line(for event: SessionEvent) -> String? {
    switch event {
    case .recordingStarted:
      failure = nil
      isDropped = false
    case .recordingStopped(_, let reason, _): isDropped = reason == .cancelled
    case .failed(let failure): self.failure = failure
    default: break
    }
    if isJSON { return lines.line(for: event) }
    guard case .recordingEnded(_, let transcript) = event, !isDropped else { return nil }
    return transcript.isEmpty ? nil : transcript.text
  }

  /// Returns the JSON line for a failure outside the session.
  func line(forFailure code: String) -> String? { isJSON ? lines.failure(code) : nil }
}
