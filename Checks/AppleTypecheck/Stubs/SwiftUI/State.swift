import Foundation
import Observation

/// swiftui/dynamicproperty.
public protocol DynamicProperty { mutating func update() }

extension DynamicProperty {
  /// swiftui/dynamicproperty/update().
  public mutating func update() {}
}

/// swiftui/state.
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  let stored: _Stored<Value>

  /// swiftui/state/init(wrappedvalue:).
  public init(wrappedValue value: Value) { stored = _Stored(value) }

  /// swiftui/state/init(initialvalue:).
  public init(initialValue value: Value) { stored = _Stored(value) }

  /// swiftui/state/wrappedvalue.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// swiftui/state/projectedvalue.
  public var projectedValue: Binding<Value> { Binding(stored: stored) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// swiftui/state/init().
  public init() { stub() }
}

// conformance: swiftui/state.
extension State: Sendable where Value: Sendable {}
