import Foundation

extension View {
  /// swiftui/view/alert(_:ispresented:presenting:actions:message:).
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { _StubView() }
}
