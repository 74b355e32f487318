import Foundation

/// swiftui/progressview.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// swiftui/progressview/body.
  public typealias Body = Never
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// swiftui/progressview/init().
  nonisolated public init() where Label == EmptyView { stub() }

  /// swiftui/progressview/init(_:).
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { stub() }

  /// swiftui/progressview/init(label:).
  nonisolated public init(@ViewBuilder label: () -> Label) { stub() }
}

extension ProgressView {
  /// swiftui/progressview/init(value:total:).
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView { stub() }
}

/// swiftui/link.
public struct Link<Label: View>: View {
  /// swiftui/link/body.
  public typealias Body = Never
}

extension Link where Label == Text {
  /// swiftui/link/init(_:destination:).
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { stub() }
}

/// swiftui/labeledcontent.
@available(iOS 16.0, macOS 13.0, *)
public struct LabeledContent<Label, Content> { nonisolated init() {} }

@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent: View where Label: View, Content: View {
  /// swiftui/labeledcontent/body.
  public typealias Body = Never
}

@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent where Label == Text, Content: View {
  /// swiftui/labeledcontent/init(_:content:).
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    stub()
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent where Label == Text, Content == Text {
  /// swiftui/labeledcontent/init(_:value:).
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { stub() }
}
