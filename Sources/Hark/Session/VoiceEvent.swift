/// What the whole machine is told.
package enum VoiceEvent: Sendable, Equatable {
  /// A gesture, a permission, or something about the microphone.
  case capture(CaptureEvent)

  /// Something about one recognition task.
  case task(TaskID, RecognitionEvent)

  /// Something about the reply.
  case turn(TurnEvent)

  /// Speech was heard; it began at `onset`.
  case speechStarted(onset: Int)

  /// Speech was heard to stop.
  case speechEnded

  /// The answer to the effect `conclude`: what the recording holds.
  case recordingConcluded(RecordingID, TurnEvent.Settlement)
}

/// What the whole machine wants done.
package enum VoiceEffect: Sendable, Equatable {
  /// Gestures, permission and microphone.
  case capture(CaptureEffect)

  /// One recognition task of a recording.
  case task(TaskID, RecordingID, RecognitionEffect)

  /// The conversation.
  case turn(TurnEffect)

  /// Every task of the recording is over: say what it holds, by `recordingConcluded`. Exactly once
  /// for each recording that started.
  case conclude(RecordingID)
}

/// What an event led to.
package struct VoiceAnswer: Sendable {
  /// What is to be done, in this order.
  package var effects: [VoiceEffect] = []

  /// Why the caller was turned down; nil when it was not.
  package var refusal: Refusal?

  /// Why events were dropped.
  package var ignored: [String] = []

  /// Promises that somebody broke.
  package var broken: [String] = []

  package init() {}

  /// The failures that are to be told.
  var failures: [VoiceFailure] {
    effects.compactMap { if case .capture(.tell(let failure)) = $0 { failure } else { nil } }
  }

  /// Notes what a machine answered and returns its effects.
  mutating func take<State, Effect>(_ outcome: Outcome<State, Effect>) -> [Effect] {
    switch outcome {
    case .move(_, let effects), .stay(let effects): return effects
    case .ignore(let reason): ignored.append(reason)
    case .refuse(let refusal): self.refusal = refusal
    case .impossible(let reason): broken.append(reason)
    }
    return []
  }
}
