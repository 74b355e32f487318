import Foundation

extension View {
  /// swiftui/view/presentationcornerradius(_:)
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    _StubView()
  }
  /// swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { _StubView() }
  /// swiftui/view/navigationtitle(_:)
  nonisolated public func navigationTitle(_ title: Text) -> some View { _StubView() }
  /// swiftui/view/preferredcolorscheme(_:)
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    _StubView()
  }
}
