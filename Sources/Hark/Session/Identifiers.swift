/// One opening of the microphone.
package struct MicrophoneID: Sendable, Hashable {
  package let number: Int
  package init(_ number: Int) { self.number = number }
}

/// One recognition task.
package struct TaskID: Sendable, Hashable {
  package let number: Int
  package init(_ number: Int) { self.number = number }
}

/// One message sent to the agent, with its reply.
package struct TurnID: Sendable, Hashable {
  package let number: Int
  package init(_ number: Int) { self.number = number }
}

/// One wait; an alarm whose id is not the one waited for is old and is dropped.
package struct TimerID: Sendable, Hashable {
  package let number: Int
  package init(_ number: Int) { self.number = number }
}
