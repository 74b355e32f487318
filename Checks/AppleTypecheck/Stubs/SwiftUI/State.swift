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
  /// swiftui/state/init(wrappedvalue:).
  public init(wrappedValue value: Value) { stub() }

  /// swiftui/state/init(initialvalue:).
  public init(initialValue value: Value) { stub() }

  /// swiftui/state/wrappedvalue.
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }

  /// swiftui/state/projectedvalue.
  public var projectedValue: Binding<Value> { stub() }
}

extension State where Value: ExpressibleByNilLiteral {
  /// swiftui/state/init().
  public init() { stub() }
}

// conformance: swiftui/state.
extension State: Sendable where Value: Sendable {}
