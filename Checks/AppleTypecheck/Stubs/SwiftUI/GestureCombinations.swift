import Foundation

/// swiftui/sequencegesture.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// swiftui/sequencegesture/value.
  @frozen public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// swiftui/sequencegesture/body.
  public typealias Body = Never

  let first: First
  let second: Second
}

// conformance: swiftui/sequencegesture/value.
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

// conformance: swiftui/sequencegesture/value.
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// swiftui/simultaneousgesture.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// swiftui/simultaneousgesture/value.
  public struct Value {
    /// swiftui/simultaneousgesture/value/first.
    public var first: First.Value?

    /// swiftui/simultaneousgesture/value/second.
    public var second: Second.Value?
  }

  /// swiftui/simultaneousgesture/body.
  public typealias Body = Never
}

// conformance: swiftui/simultaneousgesture/value.
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// swiftui/exclusivegesture.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// swiftui/exclusivegesture/value.
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// swiftui/exclusivegesture/body.
  public typealias Body = Never
}
