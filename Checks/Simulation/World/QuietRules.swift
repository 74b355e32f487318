import Hark

/// The rules that apply whenever no work is pending: about the phase that the session shows, and
/// about its ports.
struct QuietRules: Sendable {
  let world: Surroundings
  let watch: SessionWatch
  let requests: Requests
  let microphone: SimulatedMicrophone
  let recognizer: SimulatedRecognizer
  let agent: SimulatedAgent
  let synthesizer: SimulatedSynthesizer

  /// The time after the last word for which a reply may stay ducked and a recording of speech may
  /// last, in seconds.
  private static let patience = (ducked: 2.5, recording: 6.0)

  /// The maximum time from the end of a recording's audio to the end of the recording, in seconds.
  private static let longestEnding = 60.0

  private func complain(_ sentence: String) { world.record.complain(sentence) }

  func check() {
    guard watch.isPrompt, !watch.isOver, !watch.isReleased else { return }
    checkMicrophone(watch.phase)
    checkReply(watch.phase)
    checkRecordings(watch.phase)
  }

  private func checkMicrophone(_ phase: Phase) {
    if phase == .listening, requests.mode?.isAutomatic == false {
      complain("A session listens in a manual mode.")
    }
    switch phase {
    case .idle, .rationale, .authorizing, .paused, .failed:
      if microphone.isOpen { complain("The microphone is open, but the phase is \(phase.kind).") }
    case .listening, .recording:
      if !microphone.isOpen {
        complain("The microphone is not open, but the phase is \(phase.kind).")
      }
    case .starting, .finalizing, .waiting, .speaking, .muted: break
    }
  }

  private func checkReply(_ phase: Phase) {
    if watch.hasCanceledReply { complain("A reply continues although the recording was canceled.") }
    let speech = synthesizer.speech
    if watch.replies == 0 {
      if agent.isAnswering { complain("The agent answers without a reply in progress.") }
      if speech?.isOver == false { complain("A reply is still spoken after its end.") }
      return
    }
    if phase.isRecording, synthesizer.isHeard {
      complain("A reply is spoken while the person speaks.")
    }
    if let speech, !speech.isOver {
      if !agent.isAnswering, !speech.isFinished { complain("A complete reply is not finished.") }
      if speech.isDucked, synthesizer.isHeard, !mayDuck { complain("A reply stays ducked.") }
    } else if !agent.isAnswering, !synthesizer.isStarting {
      complain("A reply is over and was not ended.")
    }
  }

  /// Whether someone may be speaking over the reply.
  private var mayDuck: Bool {
    microphone.isOpen && !watch.isMuted
      && world.room.silence(at: world.position) < Self.patience.ducked
  }

  private func checkRecordings(_ phase: Phase) {
    let now = world.clock.now
    if phase == .finalizing, watch.isSettled {
      complain("The session waits for words that cannot arrive.")
    }
    if watch.isSettled, microphone.isAtRest, !recognizer.running.isEmpty {
      complain("A recognition task runs for no recording.")
    }
    if requests.isSettling, watch.isSettled, microphone.isClosed, recognizer.isIdle {
      complain("A caller waits for a session that has settled.")
    }
    if let stopped = watch.firstStop, now - stopped > Self.longestEnding {
      complain("A recording does not end.")
    }
    if phase == .recording(.speech), !requests.isFingerDown,
      min(world.room.silence(at: world.position), now - watch.phaseBegan) > Self.patience.recording
    {
      complain("A recording of speech continues in silence.")
    }
  }
}
