import Foundation

/// swiftui/list.
public struct List<SelectionValue: Hashable, Content: View>: View {
  /// swiftui/list/body.
  public typealias Body = Never
}

extension List where SelectionValue == Never {
  /// swiftui/list/init(content:).
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }

  /// swiftui/list/init(_:rowcontent:).
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    stub()
  }
}

/// swiftui/form.
public struct Form<Content: View>: View {
  /// swiftui/form/body.
  public typealias Body = Never

  /// swiftui/form/init(content:).
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}

/// swiftui/section.
public struct Section<Parent, Content, Footer> { nonisolated init() {} }

extension Section: View where Parent: View, Content: View, Footer: View {
  /// swiftui/section/body.
  public typealias Body = Never

  /// swiftui/section/init(content:header:footer:).
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { stub() }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// swiftui/section/init(content:header:).
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    stub()
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// swiftui/section/init(content:footer:).
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    stub()
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// swiftui/section/init(content:).
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// swiftui/section/init(_:content:).
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    stub()
  }

  /// swiftui/section/init(_:content:).
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { stub() }
}
