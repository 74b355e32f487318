import Foundation

/// swiftui/contentunavailableview.
@available(iOS 17.0, macOS 14.0, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  /// swiftui/contentunavailableview/body.
  public typealias Body = Never

  /// swiftui/contentunavailableview/init(label:description:).
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { stub() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// swiftui/contentunavailableview/init(_:systemimage:description:).
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) { stub() }
}
