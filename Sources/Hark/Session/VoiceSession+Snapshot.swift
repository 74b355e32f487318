extension VoiceSession {
  /// The current snapshot for the UI.
  var snapshot: Snapshot {
    Snapshot(
      phase: machine.phase, transcript: transcript, reply: reply?.text ?? "", level: level,
      replyLevel: machine.turn.state.isHeard ? reply?.level ?? 0 : 0,
      input: hearsSound ? input : .live, elapsed: elapsed, locale: locale)
  }

  /// Publishes the current snapshot if it has changed.
  func show() { broadcast.show(snapshot) }

  /// The session's newest and current recordings.
  public var recordings: SessionRecordings {
    guard case .recording(let recording) = machine.capture.state else {
      return SessionRecordings(newest: newest)
    }
    return SessionRecordings(
      newest: newest, underWay: recording.id,
      kind: recording.grip == .free ? recording.kind : .held)
  }

  private var level: Float { hearsSound ? pipeline.level : 0 }

  /// Whether a microphone is open and its audio is used.
  var hearsSound: Bool {
    switch machine.capture.state {
    case .listening, .touched, .recording: true
    case .idle, .rationale, .authorizing, .openingToListen, .openingToRecord, .closing, .paused,
      .muted, .failed:
      false
    }
  }

  private var elapsed: Double {
    guard case .recording(let recording) = machine.capture.state,
      let recordingState = recordingStates[recording.id]
    else { return 0 }
    return AudioTime.seconds(max(0, pipeline.position - recordingState.from))
  }
}
