import Foundation

/// swiftui/securefield.
public struct SecureField<Label: View>: View {
  /// The system draws this view.
  public typealias Body = Never
}

extension SecureField where Label == Text {
  /// swiftui/securefield/init(_:text:).
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { stub() }
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationStack {
  /// swiftui/navigationstack/init(path:root:).
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  { stub() }
}
