import Foundation

/// swiftui/scaledmetric.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// swiftui/scaledmetric/init(wrappedvalue:relativeto:).
  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { stub() }

  /// swiftui/scaledmetric/init(wrappedvalue:).
  nonisolated public init(wrappedValue: Value) { stub() }

  /// swiftui/scaledmetric/wrappedvalue.
  public var wrappedValue: Value { stub() }
}

/// swiftui/appstorage.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  nonisolated init(_stub: Void) { stub() }

  /// swiftui/appstorage/wrappedvalue.
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }

  /// swiftui/appstorage/projectedvalue.
  public var projectedValue: Binding<Value> { stub() }
}

extension AppStorage {
  /// swiftui/appstorage/init(wrappedvalue:_:store:).
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { stub() }

  /// swiftui/appstorage/init(wrappedvalue:_:store:).
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { stub() }

  /// swiftui/appstorage/init(wrappedvalue:_:store:).
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { stub() }

  /// swiftui/appstorage/init(wrappedvalue:_:store:).
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { stub() }

  /// swiftui/appstorage/init(wrappedvalue:_:store:).
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { stub() }
}
