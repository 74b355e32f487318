import Foundation

/// swiftui/buttonrole.
///
/// conformance: swiftui/buttonrole.
public struct ButtonRole: Equatable, Sendable {
  /// swiftui/buttonrole/destructive.
  public static let destructive = ButtonRole(), cancel = ButtonRole()
}

/// swiftui/button.
public struct Button<Label: View>: View {
  /// swiftui/button/body.
  public typealias Body = Never

  /// swiftui/button/init(action:label:).
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { stub() }

  /// swiftui/button/init(role:action:label:).
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { stub() }
}

extension Button where Label == Text {
  /// swiftui/button/init(_:action:).
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { stub() }

  /// swiftui/button/init(_:action:).
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { stub() }

  /// swiftui/button/init(_:role:action:).
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { stub() }

  /// swiftui/button/init(_:role:action:).
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { stub() }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// swiftui/button/init(_:systemimage:action:).
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { stub() }

  /// swiftui/button/init(_:systemimage:action:).
  @preconcurrency @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { stub() }
}
