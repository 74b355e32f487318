import Hark
import HarkLinux

/// Runs one session with a real microphone until the person has had enough.
struct ListenRun: Sendable {
  let choices: TranscribeChoices
  let microphone: PulseMicrophone
  let wishes: ListenWishes
  let writer: ListenWriter
  let display: ListenDisplay
  let keeping: TranscriptKeeping?
  var output = Output.standard

  /// Returns how it ended; throws when the text cannot be written.
  func run() async throws -> CommandStatus {
    let session = VoiceSession(
      experience: choices.experience, microphone: microphone, recognizer: choices.recognizer,
      detector: SessionDetector.make, keeping: keeping, diagnostics: KeepingNotes(),
      deviceLocale: choices.deviceLocale)
    let writing = write(session.happenings(), of: session)
    let drawing = draw(session.snapshots())
    try await session.begin()
    if !wishes.hasKeys, !choices.experience.detection.mode.isAutomatic {
      try await session.activate()
    }
    for await wish in wishes.stream {
      if wish == .quit { break }
      // What cannot be done now is refused, and a key pressed in vain is no failure.
      try? await wish == .toggle ? session.activate() : session.cancel()
    }
    await conclude(session)
    drawing.cancel()
    // What it still draws would stay behind.
    await drawing.value
    writing.cancel()
    try await writing.value
    await display.clear()
    let status = await status()
    return wishes.interruption.status ?? status
  }

  /// Why `failure` happened and what to do, in one sentence.
  func sentence(for failure: VoiceFailure) -> String {
    switch failure {
    case .microphoneUnavailable, .microphoneBusy, .microphoneLost:
      microphone.problem?.sentence
        ?? failure.sentence(for: "The microphone")
    case .noSpeechDetected:
      "No speech was heard; come closer to the microphone, or choose another with --device."
    default:
      failure.sentence(for: "the microphone", by: choices.recognizer.traits)
    }
  }

  private func write(
    _ happenings: AsyncStream<Happening>, of session: VoiceSession
  ) -> Task<Void, any Error> {
    Task {
      do {
        for await happening in happenings {
          if let line = await writer.line(for: happening) {
            try await display.aside { [output] in try output.line(line) }
          }
          // What has been written need not be kept any more.
          if case .recordingEnded(let id, _) = happening { await session.textTaken(through: id) }
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
        // Without keys nobody can begin anew.
        if hasBegun, !wishes.hasKeys, snapshot.phase.isAtRest { wishes.add(.quit) }
        hasBegun = hasBegun || !snapshot.phase.isAtRest
      }
    }
  }

  /// Ends the recording under way and waits for its last words.
  private func conclude(_ session: VoiceSession) async {
    if (try? await session.stop()) != nil {
      for await snapshot in session.snapshots() where !snapshot.phase.hasWordsToCome { break }
    }
    await session.end()
  }

  private func status() async -> CommandStatus {
    guard let failure = await writer.failure else { return .success }
    Ending.say(sentence(for: failure))
    return CommandStatus(failure)
  }
}

extension Phase {
  /// Whether a recording is under way or its last words are being found.
  fileprivate var hasWordsToCome: Bool {
    switch self {
    case .starting, .recording, .finalizing: true
    case .idle, .rationale, .authorizing, .listening, .waiting, .speaking, .paused, .muted,
      .failed:
      false
    }
  }
}
