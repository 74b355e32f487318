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

/// The identifier of one timer; events of timers other than the pending one are ignored as stale.
package struct TimerID: Sendable, Hashable, CustomStringConvertible {
  package let number: Int
  package init(_ number: Int) { self.number = number }
  package var description: String { "#\(number)" }
}

/// The identifier of a recording; within a session, later recordings have larger numbers.
public struct RecordingID: Sendable, Hashable, CustomStringConvertible {
  package let number: Int

  package init(_ number: Int) { self.number = number }

  /// The number prefixed with `#`.
  public var description: String { "#\(number)" }
}
