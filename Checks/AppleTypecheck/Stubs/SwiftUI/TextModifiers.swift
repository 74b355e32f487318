import Foundation

extension View {
  /// swiftui/view/font(_:).
  nonisolated public func font(_ font: Font?) -> some View { _StubView() }

  /// swiftui/view/fontweight(_:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { _StubView() }

  /// swiftui/view/bold(_:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View { _StubView() }

  /// swiftui/view/monospaceddigit().
  nonisolated public func monospacedDigit() -> some View { _StubView() }

  /// swiftui/view/multilinetextalignment(_:).
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    _StubView()
  }

  /// swiftui/view/linelimit(_:).
  nonisolated public func lineLimit(_ number: Int?) -> some View { _StubView() }

  /// swiftui/view/linelimit(_:).
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { _StubView() }

  /// swiftui/view/minimumscalefactor(_:).
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { _StubView() }

  /// swiftui/view/dynamictypesize(_:).
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { _StubView() }

  /// swiftui/view/textselection(_:).
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    _StubView()
  }

  /// swiftui/view/textfieldstyle(_:).
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { _StubView() }

  /// swiftui/view/submitlabel(_:).
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { _StubView() }

  /// swiftui/view/onsubmit(of:_:).
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { _StubView() }

  /// swiftui/view/autocorrectiondisabled(_:).
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    _StubView()
  }

  /// swiftui/view/textinputautocapitalization(_:).
  @available(macOS, unavailable) nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { _StubView() }
}

/// swiftui/textinputautocapitalization.
public struct TextInputAutocapitalization {
  /// swiftui/textinputautocapitalization/never.
  public static var never: TextInputAutocapitalization { stub() }
}
