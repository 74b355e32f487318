/// The condition of an open microphone.
public enum InputCondition: String, Sendable, Equatable, CaseIterable {
  /// No audio has arrived yet, or none has arrived for the last second.
  case waiting

  /// Audio is arriving.
  case live

  /// For at least `patience` seconds, the audio has been quieter than any occupied room.
  case faint

  /// For at least `patience` seconds, all samples have been zero: the input is muted or dead.
  case zeros

  /// The device is suspended until the system wakes it.
  case suspended

  /// The duration of silence, in seconds, after which an input counts as dead.
  ///
  /// With a shorter duration, a pause to breathe would be mistaken for a dead link.
  public static let patience = 3.0
}

/// Publishes a microphone's condition to any number of observers.
///
/// For adapters: return `conditions()` from `Microphone.conditions()`. All methods are safe to call
/// from any thread.
public final class ConditionBoard: Sendable {
  private let current = Locked(InputCondition.waiting)
  private let changes = Broadcast<InputCondition>()

  /// Creates a board whose condition is `waiting`.
  public init() {}

  /// The current condition.
  public var condition: InputCondition { current.withLock { $0 } }

  /// Publishes `condition` if it differs from the current one.
  public func show(_ condition: InputCondition) {
    changes.send {
      current.withLock { current in
        if current == condition { return nil }
        current = condition
        return condition
      }
    }
  }

  /// Returns a stream of the current condition and all later changes.
  ///
  /// The stream lasts until its consumer discards it or the board is released.
  public func conditions() -> AsyncStream<InputCondition> { changes.stream { condition } }
}
