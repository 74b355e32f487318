import Foundation

/// swiftui/namespace.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// swiftui/namespace/id.
  ///
  /// conformance: swiftui/namespace/id.
  public struct ID: Hashable, Sendable {}

  /// swiftui/namespace/init().
  public init() { stub() }

  /// swiftui/namespace/wrappedvalue.
  public var wrappedValue: ID { stub() }
}

/// swiftui/focusstate.
@frozen @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// swiftui/focusstate/binding.
  @frozen @propertyWrapper public struct Binding {
    init(_ stored: Void) {}

    /// swiftui/focusstate/binding/wrappedvalue.
    public var wrappedValue: Value {
      get { stub() }
      nonmutating set { stub() }
    }

    /// swiftui/focusstate/binding/projectedvalue.
    public var projectedValue: FocusState<Value>.Binding { stub() }
  }

  let stored: _Stored<Value>

  /// swiftui/focusstate/wrappedvalue.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// swiftui/focusstate/projectedvalue.
  public var projectedValue: FocusState<Value>.Binding { Binding(()) }

  /// swiftui/focusstate/init().
  public init() where Value == Bool { stored = _Stored(false) }

  /// swiftui/focusstate/init().
  public init<T: Hashable>() where Value == T? { stored = _Stored(nil) }
}

extension View {
  /// swiftui/view/focused(_:equals:).
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { _StubView() }

  /// swiftui/view/focused(_:).
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    _StubView()
  }
}
