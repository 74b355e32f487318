import Foundation

/// swiftui/gesture.
///
/// conformance: swiftui/gesture.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// swiftui/never/value.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// swiftui/gesture/body.
  public var body: Never { stub() }
}

extension Gesture {
  /// swiftui/gesture/onended(_:).
  @MainActor @preconcurrency public func onEnded(_ action: @escaping (Value) -> Void)
    -> _EndedGesture<Self>
  { stub() }

  /// swiftui/gesture/updating(_:body:).
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { stub() }

  /// swiftui/gesture/sequenced(before:).
  @MainActor @preconcurrency public func sequenced<Other: Gesture>(before other: Other)
    -> SequenceGesture<Self, Other>
  { stub() }

  /// swiftui/gesture/simultaneously(with:).
  @MainActor @preconcurrency public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  { stub() }

  /// swiftui/gesture/exclusively(before:).
  @MainActor @preconcurrency public func exclusively<Other: Gesture>(before other: Other)
    -> ExclusiveGesture<Self, Other>
  { stub() }

  /// swiftui/gesture/map(_:).
  @MainActor @preconcurrency public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<
    Self, T
  > { stub() }
}

extension Gesture where Value: Equatable {
  /// swiftui/gesture/onchanged(_:).
  @MainActor @preconcurrency public func onChanged(_ action: @escaping (Value) -> Void)
    -> _ChangedGesture<Self>
  { stub() }
}

/// Stands in for what the framework keeps to itself.
public struct _EndedGesture<Content: Gesture>: Gesture {
  /// Stands in for what the framework keeps to itself.
  public typealias Value = Content.Value

  /// Stands in for what the framework keeps to itself.
  public typealias Body = Never
}

/// Stands in for what the framework keeps to itself.
public struct _ChangedGesture<Content: Gesture>: Gesture {
  /// Stands in for what the framework keeps to itself.
  public typealias Value = Content.Value

  /// Stands in for what the framework keeps to itself.
  public typealias Body = Never
}

/// Stands in for what the framework keeps to itself.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// Stands in for what the framework keeps to itself.
  public typealias Body = Never
}

/// swiftui/gesturestategesture.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// swiftui/gesturestategesture/value.
  public typealias Value = Base.Value

  /// swiftui/gesturestategesture/body.
  public typealias Body = Never
}
