import Foundation

/// swiftui/navigationstack.
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationStack<Data, Root: View>: View {
  /// swiftui/navigationstack/body.
  public typealias Body = Never
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationStack where Data == NavigationPath {
  /// swiftui/navigationstack/init(root:).
  nonisolated public init(@ViewBuilder root: () -> Root) { stub() }

  /// swiftui/navigationstack/init(path:root:).
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { stub() }
}

/// swiftui/navigationpath.
///
/// conformance: swiftui/navigationpath.
@available(iOS 16.0, macOS 13.0, *)
public struct NavigationPath: Equatable {
  /// swiftui/navigationpath/init().
  public init() { stub() }

  /// swiftui/navigationpath/append(_:).
  public mutating func append<V: Hashable>(_ value: V) { stub() }

  /// swiftui/navigationpath/removelast(_:).
  public mutating func removeLast(_ k: Int = 1) { stub() }

  /// swiftui/navigationpath/count.
  public var count: Int { stub() }

  /// swiftui/navigationpath/isempty.
  public var isEmpty: Bool { stub() }
}

/// swiftui/navigationlink.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// swiftui/navigationlink/body.
  public typealias Body = Never

  /// swiftui/navigationlink/init(destination:label:).
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { stub() }
}

extension NavigationLink where Label == Text {
  /// swiftui/navigationlink/init(_:destination:).
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { stub() }

  /// swiftui/navigationlink/init(_:destination:).
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { stub() }
}

extension NavigationLink where Destination == Never {
  /// swiftui/navigationlink/init(value:label:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { stub() }

  /// swiftui/navigationlink/init(_:value:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text { stub() }
}
