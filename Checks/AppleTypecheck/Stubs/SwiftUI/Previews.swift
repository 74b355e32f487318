import Foundation

/// swiftui/previewprovider.
///
/// conformance: swiftui/previewprovider.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension View {
  /// swiftui/view/previewdisplayname(_:).
  nonisolated public func previewDisplayName(_ value: String?) -> some View { _StubView() }
}

/// swiftui/preview.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacro", type: "PreviewMacro")
