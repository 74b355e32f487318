// Declarations-only stand-in for the part of SwiftUI that this project calls.
// Written from the public documentation; every body traps. Never linked into a product.
// Rule: where the SDK's isolation or sendability is unknown or has changed between
// SDKs, declare the STRICTEST plausible form.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGSize
@_exported import struct Foundation.CGRect
@_exported import FoundationGaps
import Foundation
import Observation

@inline(never) func stub(_ f: StaticString = #function) -> Never { fatalError("stub: \(f)") }

// MARK: View, builder

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public typealias Body = Never; public var body: Never { stub() } }
extension View where Body == Never { public var body: Never { stub() } }
// A second body, so that the compiler infers none for a view that has forgotten its own.
extension View where Body == EmptyView { public var body: EmptyView { stub() } }
extension Optional: View where Wrapped: View { public typealias Body = Never }

/// What every opaque modifier returns here.
public struct _StubView: View { public typealias Body = Never; nonisolated init() {} }

public struct EmptyView: View { public typealias Body = Never; nonisolated public init() {} }
public struct AnyView: View {
  public typealias Body = Never
  nonisolated public init<V: View>(_ view: V) { stub() }
  nonisolated public init<V: View>(erasing view: V) { stub() }
}
public struct TupleView<T>: View {
  public typealias Body = Never; nonisolated public init(_ value: T) { stub() }
}
public struct _ConditionalContent<TrueContent, FalseContent> { nonisolated init() {} }
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { stub() }
  public static func buildBlock() -> EmptyView { stub() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { stub() }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { stub() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { stub() }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { stub() }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    stub()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    stub()
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: View { public typealias Body = Never }
public struct ModifiedContent<Content, Modifier> {
  nonisolated public init(content: Content, modifier: Modifier) { stub() }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { stub() }
}

// MARK: dynamic properties

public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }

@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) { stub() }
  public init(initialValue value: Value) { stub() }
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: Binding<Value> { stub() }
}
extension State where Value: ExpressibleByNilLiteral { public init() { stub() } }
extension State: Sendable where Value: Sendable {}

@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { stub() }
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) { stub() }
  public static func constant(_ value: Value) -> Binding<Value> { stub() }
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: Binding<Value> { stub() }
  public init(projectedValue: Binding<Value>) { stub() }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > { stub() }
  public init<V>(_ base: Binding<V>) where Value == V? { stub() }
  public init?(_ base: Binding<Value?>) { stub() }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { stub() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}
extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { stub() } }

@available(iOS 17.0, macOS 14.0, *) @dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  @_disfavoredOverload public init(wrappedValue: Value) { stub() }
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: Bindable<Value> { stub() }
}
@available(iOS 17.0, macOS 14.0, *) extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  { stub() }
}
@available(iOS 17.0, macOS 14.0, *) extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { stub() }
  public init(_ wrappedValue: Value) { stub() }
  public init(projectedValue: Bindable<Value>) { stub() }
}
@available(iOS 17.0, macOS 14.0, *) extension Bindable: Sendable where Value: Sendable {}

@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { stub() }
  public var wrappedValue: Value { stub() }
}
extension Environment {
  @available(iOS 17.0, macOS 14.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { stub() }
  @available(iOS 17.0, macOS 14.0, *)
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { stub() }
}
extension Environment: Sendable where Value: Sendable {}

public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
public struct EnvironmentValues: CustomStringConvertible {
  public init() { stub() }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { stub() }
    set { stub() }
  }
  public var description: String { stub() }
  public var accessibilityReduceMotion: Bool { stub() }
  public var accessibilityReduceTransparency: Bool { stub() }
  public var accessibilityDifferentiateWithoutColor: Bool { stub() }
  public var accessibilityVoiceOverEnabled: Bool { stub() }
  public var colorScheme: ColorScheme {
    get { stub() }
    set { stub() }
  }
  public var colorSchemeContrast: ColorSchemeContrast { stub() }
  public var dynamicTypeSize: DynamicTypeSize {
    get { stub() }
    set { stub() }
  }
  public var layoutDirection: LayoutDirection {
    get { stub() }
    set { stub() }
  }
  public var locale: Locale {
    get { stub() }
    set { stub() }
  }
  public var isEnabled: Bool {
    get { stub() }
    set { stub() }
  }
  public var scenePhase: ScenePhase {
    get { stub() }
    set { stub() }
  }
  public var dismiss: DismissAction { stub() }
  public var openURL: OpenURLAction {
    get { stub() }
    set { stub() }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { stub() }
    set { stub() }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { stub() }
    set { stub() }
  }
}
extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { _StubView() }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    _StubView()
  }
}
@MainActor @preconcurrency public struct DismissAction { public func callAsFunction() { stub() } }
@MainActor @preconcurrency public struct OpenURLAction {
  public func callAsFunction(_ url: URL) { stub() }
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    stub()
  }
}
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { stub() }
}

@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() { stub() }
  public var wrappedValue: ID { stub() }
}
@frozen @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @frozen @propertyWrapper public struct Binding {
    init(_stub: Void) { stub() }
    public var wrappedValue: Value {
      get { stub() }
      nonmutating set { stub() }
    }
    public var projectedValue: FocusState<Value>.Binding { stub() }
  }
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: FocusState<Value>.Binding { stub() }
  public init() where Value == Bool { stub() }
  public init<T: Hashable>() where Value == T? { stub() }
}
extension View {
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { _StubView() }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    _StubView()
  }
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { stub() }
  nonisolated public init(wrappedValue: Value) { stub() }
  public var wrappedValue: Value { stub() }
}
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  nonisolated init(_stub: Void) { stub() }
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: Binding<Value> { stub() }
}
extension AppStorage {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { stub() }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { stub() }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { stub() }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { stub() }
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { stub() }
}

// MARK: app, scene, previews

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never { public var body: Never { stub() } }
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { stub() }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { stub() }
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Body { get };
  @MainActor @preconcurrency init()
}
extension App { @MainActor @preconcurrency public static func main() { stub() } }
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never;
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View;
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View { _StubView() }
}
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacro", type: "PreviewMacro")
