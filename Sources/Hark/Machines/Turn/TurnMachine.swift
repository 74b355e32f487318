/// The conversation: whose turn it is, and what the person's words lead to.
///
/// ```
///               recording            its sound ends           settled with words (send)
///  resting ────────────▶ hearing ──────────────▶ settling ──────────────▶ waiting
///     ▲                     ▲                       │ review, confirm         │ first sound
///     ├─────────────────────┼───────────────────────┘                         ▼
///     │                     └── barge-in ── lowered ◀─── person speaks ── speaking
///     └───────────────────────── tap, reply over ◀─────────────────────────────┘
/// ```
///
/// What is heard over a reply makes it softer at once. What lasts as speech does makes it stand still
/// and is recorded; once its words are found they end the reply for good, and where there are none,
/// the reply goes on where it stood.
package struct TurnMachine: Sendable {
  package typealias Answer = Outcome<TurnState, TurnEffect>

  /// What happens to the text of a recording that has ended.
  package let afterStop: AfterStopPolicy

  /// Whether a recording without a word is a failure.
  package let noSpeech: NoSpeechPolicy

  /// Where the machine is.
  package internal(set) var state = TurnState.resting

  package init(_ experience: Experience) {
    afterStop = experience.afterStop
    noSpeech = experience.noSpeech
  }

  /// Answers an event and takes the step.
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
  /// What is told of a recording that was settled.
  func complaints(_ settlement: TurnEvent.Settlement) -> [TurnEffect] {
    switch settlement {
    case .spoke, .cancelled, .broken: []
    // Whoever spoke is told, also where silence is nothing to speak of.
    case .unheard: [.failureArose(.microphoneSilent)]
    case .silent: noSpeech == .failure ? [.failureArose(.noSpeechDetected)] : []
    }
  }
}
