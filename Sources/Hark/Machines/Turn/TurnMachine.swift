/// The state machine for the conversation, which tracks whose turn it is and handles the user's
/// words.
///
/// ```
///               recording            its audio ends           settled with words (send)
///  resting ────────────▶ hearing ──────────────▶ settling ──────────────▶ waiting
///     ▲                     ▲                       │ review, confirm         │ first audio
///     ├─────────────────────┼───────────────────────┘                         ▼
///     │                     └── barge-in ── lowered ◀──── user speaks ─── speaking
///     └───────────────────────── tap, reply over ◀─────────────────────────────┘
/// ```
///
/// Sound detected during a reply ducks it immediately. Sound that is long enough to be speech
/// pauses the reply and is recorded. Recognized words then end the reply permanently; without
/// words, the reply resumes where it paused.
package struct TurnMachine: Sendable {
  package typealias Answer = Outcome<TurnState, TurnEffect>

  /// The policy for the text of a recording that has ended.
  package let afterStop: AfterStopPolicy

  /// The policy that determines whether a recording without words is a failure.
  package let noSpeech: NoSpeechPolicy

  /// The current state.
  package internal(set) var state = TurnState.resting

  package init(_ experience: Experience) {
    afterStop = experience.afterStop
    noSpeech = experience.noSpeech
  }

  /// Handles an event, updates the state and returns the outcome.
  package mutating func handle(_ event: TurnEvent, _ moment: Moment) -> Answer {
    let answer = answer(to: event, moment)
    if case .move(let next, _) = answer { state = next }
    return answer
  }

  private func answer(to event: TurnEvent, _ moment: Moment) -> Answer {
    switch state {
    case .resting: resting(event)
    case .hearing(let recording, let unsent): hearing(recording, unsent, event)
    case .settling(let unsent): settling(unsent, event, moment)
    case .waiting(let turn): waiting(turn, event)
    case .speaking(let turn): speaking(turn, event)
    case .lowered(let turn, let onset): lowered(turn, onset, event)
    case .yielding(let interrupted): yielding(interrupted, event)
    }
  }
}

extension TurnMachine {
  /// Returns the failures to report for a settled recording.
  func complaints(_ settlement: TurnEvent.Settlement) -> [TurnEffect] {
    switch settlement {
    case .spoke, .cancelled, .broken: []
    // A silent microphone is reported even if the policy ignores recordings without words.
    case .unheard: [.failureArose(.microphoneSilent)]
    case .silent: noSpeech == .failure ? [.failureArose(.noSpeechDetected)] : []
    }
  }
}
