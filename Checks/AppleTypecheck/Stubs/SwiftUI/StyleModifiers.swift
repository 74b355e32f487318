import Foundation

extension View {
  /// swiftui/view/buttonstyle(_:).
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { _StubView() }

  /// swiftui/view/buttonstyle(_:).
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    _StubView()
  }

  /// swiftui/view/pickerstyle(_:).
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { _StubView() }

  /// swiftui/view/progressviewstyle(_:).
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    _StubView()
  }

  /// swiftui/view/labelshidden().
  nonisolated public func labelsHidden() -> some View { _StubView() }

  /// swiftui/view/controlsize(_:).
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { _StubView() }

}
