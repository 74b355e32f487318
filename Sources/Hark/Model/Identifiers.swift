/// One opening of the microphone.
package struct MicrophoneID: Sendable, Hashable, CustomStringConvertible {
  package let number: Int
  package init(_ number: Int) { self.number = number }
  package var description: String { "#\(number)" }
}

/// One recognition task.
package struct TaskID: Sendable, Hashable, CustomStringConvertible {
  package let number: Int
  package init(_ number: Int) { self.number = number }
  package var description: String { "#\(number)" }
}

/// One message sent to the agent, with its reply.
package struct TurnID: Sendable, Hashable, CustomStringConvertible {
  package let number: Int
  package init(_ number: Int) { self.number = number }
  package var description: String { "#\(number)" }
}

/// One wait; an alarm whose id is not the one waited for is old and is dropped.
package struct TimerID: Sendable, Hashable, CustomStringConvertible {
  package let number: Int
  package init(_ number: Int) { self.number = number }
  package var description: String { "#\(number)" }
}

/// A recording of a session; a later one has a larger number.
public struct RecordingID: Sendable, Hashable, CustomStringConvertible {
  /// The number; unique within a session.
  public let number: Int

  /// Makes an id.
  public init(_ number: Int) { self.number = number }

  /// The number with a mark before it.
  public var description: String { "#\(number)" }
}
