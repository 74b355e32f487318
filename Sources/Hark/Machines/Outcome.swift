/// A state machine's answer to an event.
///
/// Every event has an explicit answer. The session performs the effects, and the composing
/// `VoiceMachine` routes the signals to its other machines. Effects and signals are each handled in
/// order.
package enum Outcome<State: Sendable, Effect: Sendable, Signal: Sendable>: Sendable {
  case move(State, [Effect] = [], signals: [Signal] = [])

  case stay([Effect] = [], signals: [Signal] = [])

  /// No action, for the given reason, such as an event that arrives late or twice because of a race.
  case ignore(String)

  /// A request that this state cannot satisfy; the refusal is thrown to the caller.
  case refuse(Refusal)

  /// An event that cannot occur unless a component breaks its contract; only the session asserts on
  /// it.
  case impossible(String)
}

extension Outcome: Equatable where State: Equatable, Effect: Equatable, Signal: Equatable {}
