import Foundation

extension View {
  /// swiftui/view/accessibilityelement(children:).
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { _StubView() }

  /// swiftui/view/accessibilityaddtraits(_:).
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    _StubView()
  }

  /// swiftui/view/accessibilityremovetraits(_:).
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    _StubView()
  }

  /// swiftui/view/accessibilityaction(_:_:).
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { _StubView() }

  /// swiftui/view/accessibilityaction(named:_:).
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { _StubView() }

  /// swiftui/view/accessibilityaction(named:_:).
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { _StubView() }

  /// swiftui/view/accessibilityidentifier(_:).
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { _StubView() }

  /// swiftui/view/accessibilityhidden(_:).
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { _StubView() }

  /// swiftui/view/accessibilitysortpriority(_:).
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    _StubView()
  }

  /// swiftui/view/accessibilitylabel(_:).
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    _StubView()
  }

  /// swiftui/view/accessibilitylabel(_:).
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { _StubView() }

  /// swiftui/view/accessibilitylabel(_:).
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some View
  { _StubView() }

  /// swiftui/view/accessibilityhint(_:).
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    _StubView()
  }

  /// swiftui/view/accessibilityhint(_:).
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { _StubView() }

  /// swiftui/view/accessibilityhint(_:).
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> some View
  { _StubView() }

  /// swiftui/view/accessibilityvalue(_:).
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    _StubView()
  }

  /// swiftui/view/accessibilityvalue(_:).
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View { _StubView() }

  /// swiftui/view/accessibilityvalue(_:).
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S)
    -> some View
  { _StubView() }
}
