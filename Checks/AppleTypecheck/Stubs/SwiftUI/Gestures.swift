import Foundation

/// swiftui/gesture.
///
/// conformance: swiftui/gesture.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }

  /// Replaces a declaration that is private to SwiftUI.
  @MainActor func _recognizer() -> _Recognizer<Value>
}

extension Gesture {
  /// Replaces a declaration that is private to SwiftUI. Traps for a gesture that no test uses.
  @MainActor public func _recognizer() -> _Recognizer<Value> { stub() }
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
  { _EndedGesture(content: self, action: action) }

  /// swiftui/gesture/updating(_:body:).
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  /// swiftui/gesture/sequenced(before:).
  @MainActor @preconcurrency public func sequenced<Other: Gesture>(before other: Other)
    -> SequenceGesture<Self, Other>
  { SequenceGesture(first: self, second: other) }

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
  > { _MapGesture(content: self, convert: body) }
}

extension Gesture where Value: Equatable {
  /// swiftui/gesture/onchanged(_:).
  @MainActor @preconcurrency public func onChanged(_ action: @escaping (Value) -> Void)
    -> _ChangedGesture<Self>
  {
    var last: Value?
    return _ChangedGesture(content: self) { value in
      defer { last = value }
      if let value, value != last { action(value) }
    }
  }
}

/// Replaces a declaration that is private to SwiftUI.
public struct _EndedGesture<Content: Gesture>: Gesture {
  /// Replaces a declaration that is private to SwiftUI.
  public typealias Value = Content.Value

  /// Replaces a declaration that is private to SwiftUI.
  public typealias Body = Never

  let content: Content
  let action: (Value) -> Void

  /// Calls the action at the end only if the gesture succeeded.
  @MainActor public func _recognizer() -> _Recognizer<Value> {
    content.recognizer { report in
      if case .ended(let value) = report { action(value) }
      return report
    }
  }
}

/// Replaces a declaration that is private to SwiftUI.
public struct _ChangedGesture<Content: Gesture>: Gesture {
  /// Replaces a declaration that is private to SwiftUI.
  public typealias Value = Content.Value

  /// Replaces a declaration that is private to SwiftUI.
  public typealias Body = Never

  let content: Content

  /// Receives each value, and `nil` when the gesture is over.
  let take: (Value?) -> Void

  /// Reports each value to `take`.
  @MainActor public func _recognizer() -> _Recognizer<Value> {
    content.recognizer { report in
      if case .changed(let value) = report { take(value) } else { take(nil) }
      return report
    }
  }
}

/// Replaces a declaration that is private to SwiftUI.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// Replaces a declaration that is private to SwiftUI.
  public typealias Body = Never

  let content: Content
  let convert: (Content.Value) -> Value

  /// Maps each reported value.
  @MainActor public func _recognizer() -> _Recognizer<Value> {
    content.recognizer {
      switch $0 {
      case .changed(let value): .changed(convert(value))
      case .ended(let value): .ended(convert(value))
      case .failed: .failed
      }
    }
  }
}

/// swiftui/gesturestategesture.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// swiftui/gesturestategesture/value.
  public typealias Value = Base.Value

  /// swiftui/gesturestategesture/body.
  public typealias Body = Never

  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  /// Resets the state, regardless of how the gesture ends.
  @MainActor public func _recognizer() -> _Recognizer<Base.Value> {
    base.recognizer { report in
      if case .changed(let value) = report {
        var transaction = Transaction()
        update(value, &state.stored.value, &transaction)
      } else {
        state.stored.value = state.initial
      }
      return report
    }
  }
}
