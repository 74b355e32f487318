/// What a machine answers to an event: every answer is said, none is left to a default.
package enum Outcome<State: Sendable, Effect: Sendable>: Sendable {
  /// Go to another state and do these things, in this order.
  case move(State, [Effect])

  /// Stay as things are and do these things, in this order.
  case stay([Effect])

  /// Nothing to do: the event came late or twice, which races make happen.
  case ignore(String)

  /// The caller asked for what this state cannot do; thrown to the caller.
  case refuse(Refusal)

  /// Cannot happen while everything keeps its promises; only the session asserts on it.
  case impossible(String)
}

extension Outcome: Equatable where State: Equatable, Effect: Equatable {}
