import Hark
import HarkPresentation
import HarkPulse

/// Runs one session with a real microphone until the user quits; without a terminal, until the
/// input ends or the session becomes inactive.
struct ListenRun: Sendable {
  let choices: TranscribeChoices
  let microphone: PulseMicrophone
  let input: ScreenInput
  let writer: ListenWriter
  let keeping: TranscriptKeeping?
  let display = StatusDisplay()

  /// Runs the session and returns its exit status; throws if, for example, writing the text fails.
  func run() async throws -> CommandStatus {
    let session = VoiceSession(
      experience: choices.experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: choices.recognizer, detector: SessionDetector.make,
        keeping: keeping, diagnostics: KeepingNotes(), deviceLocale: choices.deviceLocale))
    let writing = write(session.events, of: session)
    let drawing = draw(session.snapshots)
    try await session.appear()
    if !input.isTerminal, !choices.experience.detection.mode.isAutomatic {
      try await session.toggle()
    }
    keys: for await key in input.keys.all {
      for action in ListenAction.actions(of: key) {
        if action == .quit { break keys }
        // The session rejects actions that are currently impossible; such a key press is not a
        // failure.
        try? await action == .toggle ? session.toggle() : session.cancel()
      }
    }
    await session.finishRecording()
    await session.close()
    drawing.cancel()
    // Anything drawn after the line is cleared would remain on the terminal.
    await drawing.value
    writing.cancel()
    try await writing.value
    display.clear()
    let failure = await writer.failure
    if let failure { Ending.say(sentence(for: failure)) }
    return input.keys.interruption ?? failure.map { CommandStatus($0) } ?? .success
  }

  private func write(
    _ events: AsyncStream<SessionEvent>, of session: VoiceSession
  ) -> Task<Void, any Error> {
    Task {
      do {
        for await event in events {
          if let line = await writer.line(for: event) {
            try display.aside { try Output.standard.line(line) }
          }
          // Text that has been written need not stay in the store, unless it may lack words that
          // the saved audio contains (`TranscriptKeeping.releasesIncomplete`).
          if case .recordingEnded(let id, _) = event { await session.textTaken(through: id) }
        }
      } catch {
        input.keys.cut()
        throw error
      }
    }
  }

  private func draw(_ snapshots: AsyncStream<Snapshot>) -> Task<Void, Never> {
    let wording = Wording(for: choices.experience)
    return Task {
      var hasBegun = false
      var above: String?
      for await snapshot in snapshots {
        var problem: String?
        if case .failed(let failure) = snapshot.phase { problem = sentence(for: failure) }
        let line = StatusLine(snapshot, wording, problem: problem)
        // A problem that does not fit on the status line is written once above that line.
        if let problem, problem != above, display.cuts(line) {
          display.aside { try? Output.error.line(problem) }
          above = problem
        } else if problem == nil {
          above = nil
        }
        let isAbove = problem != nil && problem == above
        display.show(isAbove ? StatusLine(snapshot, wording, problem: nil) : line)
        // Without keys, the user cannot start another recording.
        if hasBegun, !input.isTerminal, snapshot.phase.isAtRest { input.keys.cut() }
        hasBegun = hasBegun || !snapshot.phase.isAtRest
      }
    }
  }

  private func sentence(for failure: VoiceFailure) -> String {
    switch failure {
    case .microphoneUnavailable, .microphoneBusy, .microphoneLost:
      microphone.problem?.sentence ?? failure.sentence(for: "The microphone")
    case .noSpeechDetected:
      "No speech was heard; move closer to the microphone, or choose another one with --device."
    default: failure.sentence(for: "the microphone", by: choices.recognizer.traits)
    }
  }
}

extension StatusLine {
  /// Creates the status line of `hark listen`; `problem` is the reason for a failure and how to fix it.
  init(_ snapshot: Snapshot, _ wording: Wording, problem: String?) {
    self.init(snapshot, wording)
    switch snapshot.phase {
    case .failed:
      notice = problem
      words = problem ?? ""
      if problem != nil { state += ":" }
    case .recording, .listening:
      notice = wording.hint(for: snapshot.input)
      words = notice ?? snapshot.transcript.text
    case .finalizing: words = snapshot.transcript.text
    // Completed text has already been written to standard output.
    case .idle, .rationale, .authorizing, .starting, .waiting, .speaking, .paused, .muted: break
    }
  }
}

enum ListenAction: Sendable, Equatable {
  case toggle
  case cancel
  case quit

  /// Returns the actions of `key`; empty if the key has no function.
  static func actions(of key: ScreenKey) -> [ListenAction] {
    switch key {
    case .text(let letters): letters.compactMap(Self.action)
    case .enter: [.toggle]
    case .quit, .deleteOrQuit: [.quit]
    case .recognizeAgain, .microphone, .escape, .edit, .up, .down: []
    }
  }

  private static func action(of letter: Character) -> ListenAction? {
    switch letter {
    case " ": .toggle
    case "c", "C": .cancel
    case "q", "Q": .quit
    default: nil
    }
  }
}
