import Foundation

/// swiftui/picker.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// swiftui/picker/body.
  public typealias Body = Never
}

extension Picker {
  /// swiftui/picker/init(selection:content:label:).
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { stub() }
}

extension Picker where Label == Text {
  /// swiftui/picker/init(_:selection:content:).
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { stub() }

  /// swiftui/picker/init(_:selection:content:).
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { stub() }
}
