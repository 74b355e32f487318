/// The result of handling an event.
package struct VoiceAnswer: Sendable {
  /// The effects to perform, in order.
  package var effects: [VoiceEffect] = []

  /// The reason why the request was refused; `nil` if it was not refused.
  package var refusal: Refusal?

  /// The reasons why events were ignored.
  package var ignored: [String] = []

  /// The contract violations that occurred.
  package var broken: [String] = []

  package init() {}

  /// The failures to report to the user.
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
    effects.contains {
      if case .task(_, recording, .continueSound) = $0 { true } else { false }
    }
  }

  private func isConcluded(_ recording: RecordingID) -> Bool {
    effects.contains { $0 == .conclude(recording) }
  }

  /// Records a machine's outcome and returns its effects.
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
