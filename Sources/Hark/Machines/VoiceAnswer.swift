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

  /// The failures of tasks whose sound another task has.
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
