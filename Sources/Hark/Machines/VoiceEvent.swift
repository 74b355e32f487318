/// An event that `VoiceMachine` handles.
enum VoiceEvent: Sendable, Equatable {
  case capture(CaptureEvent)

  /// A press whose touch had already lasted the hold duration when it was reported; its hold timer
  /// fires immediately.
  case held

  case buttonEnabled(Bool)
  case detectionChanged(DetectionPolicy, EndingPolicy?)
  case task(TaskID, RecognitionEvent)
  case rollover(RecordingID, RolloverEvent)
  case turn(TurnEvent)
  case retry(RetryEvent)
  case bargeIn(BargeIn)
  case speechStarted(onset: Int)

  /// The outcome of a recording, reported in response to the effect `conclude`.
  case recordingConcluded(RecordingID, TurnEvent.Settlement)
}

enum VoiceEffect: Sendable, Equatable {
  case capture(CaptureEffect)
  case task(TaskID, RecordingID, RecognitionEffect)
  case rollover(RecordingID, RolloverEffect)
  case turn(TurnEffect)
  case retry(RetryEffect)

  /// The task settled: release its audio. A failure means that final results were lost, and the user
  /// is notified.
  case settleTask(TaskID, RecordingID, VoiceFailure?)

  /// Every task of the recording has ended: report the outcome with `recordingConcluded`.
  ///
  /// Requested exactly once for each recording that started.
  case conclude(RecordingID)
}

struct VoiceAnswer: Sendable {
  /// The effects to perform, in order.
  var effects: [VoiceEffect] = []

  var refusal: Refusal?

  /// The contracts that an event violated.
  var broken: [String] = []

  /// The task failures that do not affect the user, because another task has received the audio.
  var overcome: [VoiceFailure] = []

  var failures: [VoiceFailure] {
    effects.compactMap { if case .capture(.tell(let failure)) = $0 { failure } else { nil } }
  }

  /// Adds the effects of a machine and returns its signals.
  mutating func take<State, Effect, Signal>(
    _ outcome: Outcome<State, Effect, Signal>, _ effect: (Effect) -> VoiceEffect
  ) -> [Signal] {
    switch outcome {
    case .move(_, let new, let signals), .stay(let new, let signals):
      effects += new.map(effect)
      return signals
    case .ignore: break
    case .refuse(let refusal): self.refusal = refusal
    case .impossible(let reason): broken.append(reason)
    }
    return []
  }
}
