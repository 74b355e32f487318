/// An event that `VoiceMachine` handles.
package enum VoiceEvent: Sendable, Equatable {
  case capture(CaptureEvent)

  /// A touch was found to have lasted the hold duration without a reported press.
  case held

  case buttonEnabled(Bool)
  case detectionChanged(DetectionPolicy)
  case task(TaskID, RecognitionEvent)
  case rollover(RecordingID, RolloverEvent)
  case turn(TurnEvent)
  case bargeIn(BargeIn)
  case speechStarted(onset: Int)

  /// The content of a recording, in answer to the effect `conclude`.
  case recordingConcluded(RecordingID, TurnEvent.Settlement)
}

/// An effect requested by `VoiceMachine`.
package enum VoiceEffect: Sendable, Equatable {
  case capture(CaptureEffect)
  case task(TaskID, RecordingID, RecognitionEffect)
  case rollover(RecordingID, RolloverEffect)
  case turn(TurnEffect)

  /// Every task of the recording has ended: report its content with `recordingConcluded`.
  ///
  /// Requested exactly once for each recording that started.
  case conclude(RecordingID)
}

/// The result of handling an event.
package struct VoiceAnswer: Sendable {
  /// The effects to perform, in order.
  package var effects: [VoiceEffect] = []

  package var refusal: Refusal?
  package var ignored: [String] = []
  package var broken: [String] = []

  package init() {}

  var failures: [VoiceFailure] {
    effects.compactMap { if case .capture(.tell(let failure)) = $0 { failure } else { nil } }
  }

  /// The task failures that do not affect the user, because another task has received the audio.
  var overcome: [VoiceFailure] {
    effects.compactMap { effect in
      guard case .task(_, let recording, let own) = effect else { return nil }
      if case .recognitionBroke(let failure) = own, goesOn(recording) { return failure }
      if case .settled(let failure?) = own, !isConcluded(recording) { return failure }
      return nil
    }
  }

  private func goesOn(_ recording: RecordingID) -> Bool {
    effects.contains { if case .task(_, recording, .continueSound) = $0 { true } else { false } }
  }

  private func isConcluded(_ recording: RecordingID) -> Bool {
    effects.contains { $0 == .conclude(recording) }
  }

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
