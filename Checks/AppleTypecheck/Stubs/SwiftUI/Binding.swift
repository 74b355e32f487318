import Foundation
import Observation

/// swiftui/binding.
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let stored: _Stored<Value>

  init(stored: _Stored<Value>) { self.stored = stored }

  /// swiftui/binding/init(get:set:).
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { stub() }

  /// swiftui/binding/init(get:set:).
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) { stub() }

  /// swiftui/binding/constant(_:).
  public static func constant(_ value: Value) -> Binding<Value> { stub() }

  /// swiftui/binding/wrappedvalue.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// swiftui/binding/projectedvalue.
  public var projectedValue: Binding<Value> { self }

  /// swiftui/binding/init(projectedvalue:).
  public init(projectedValue: Binding<Value>) { stub() }

  /// swiftui/binding/subscript(dynamicmember:).
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > { stub() }

  /// swiftui/binding/init(_:).
  public init<V>(_ base: Binding<V>) where Value == V? { stub() }

  /// swiftui/binding/init(_:).
  public init?(_ base: Binding<Value?>) { stub() }

  /// swiftui/binding/animation(_:).
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { stub() }
}

// conformance: swiftui/binding. As declared by Apple; the documentation lists the conformance.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// swiftui/binding/id.
  public var id: Value.ID { stub() }
}

/// swiftui/bindable.
@available(iOS 17.0, macOS 14.0, *)
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// swiftui/bindable/init(wrappedvalue:).
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  @_disfavoredOverload public init(wrappedValue: Value) { stub() }

  /// swiftui/bindable/wrappedvalue.
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }

  /// swiftui/bindable/projectedvalue.
  public var projectedValue: Bindable<Value> { stub() }
}

@available(iOS 17.0, macOS 14.0, *)
extension Bindable where Value: AnyObject {
  /// swiftui/bindable/subscript(dynamicmember:).
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  { stub() }
}

@available(iOS 17.0, macOS 14.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
  /// swiftui/bindable/init(wrappedvalue:).
  public init(wrappedValue: Value) { stub() }

  /// swiftui/bindable/init(_:).
  public init(_ wrappedValue: Value) { stub() }

  /// swiftui/bindable/init(projectedvalue:).
  public init(projectedValue: Bindable<Value>) { stub() }
}

// conformance: swiftui/bindable.
@available(iOS 17.0, macOS 14.0, *)
extension Bindable: Sendable where Value: Sendable {}
