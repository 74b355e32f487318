package struct MicrophoneID: Sendable, Hashable, CustomStringConvertible {
  package let number: Int
  package init(_ number: Int) { self.number = number }
  package var description: String { "#\(number)" }
}

package struct TaskID: Sendable, Hashable, CustomStringConvertible {
  package let number: Int
  package init(_ number: Int) { self.number = number }
  package var description: String { "#\(number)" }
}

/// The identifier of one turn: a message sent to the agent, and its reply.
package struct TurnID: Sendable, Hashable, CustomStringConvertible {
  package let number: Int
  package init(_ number: Int) { self.number = number }
  package var description: String { "#\(number)" }
}

/// The identifier of one timer.
///
/// A timer event whose identifier is not the pending one is stale and is dropped.
package struct TimerID: Sendable, Hashable, CustomStringConvertible {
  package let number: Int
  package init(_ number: Int) { self.number = number }
  package var description: String { "#\(number)" }
}

/// The identifier of a recording.
///
/// Within a session, later recordings have larger numbers.
public struct RecordingID: Sendable, Hashable, CustomStringConvertible {
  /// The number, unique within a session.
  package let number: Int

  package init(_ number: Int) { self.number = number }

  /// The number prefixed with `#`.
  public var description: String { "#\(number)" }
}
