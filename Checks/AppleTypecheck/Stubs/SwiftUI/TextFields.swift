import Foundation

/// swiftui/textfield.
public struct TextField<Label: View>: View {
  /// swiftui/textfield/body.
  public typealias Body = Never
}

extension TextField where Label == Text {
  /// swiftui/textfield/init(_:text:).
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { stub() }

  /// swiftui/textfield/init(_:text:axis:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    stub()
  }

  /// swiftui/textfield/init(_:text:prompt:).
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    stub()
  }

  /// swiftui/textfield/init(_:text:).
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  { stub() }
}

/// swiftui/texteditor.
public struct TextEditor: View {
  /// swiftui/texteditor/body.
  public typealias Body = Never

  /// swiftui/texteditor/init(text:).
  nonisolated public init(text: Binding<String>) { stub() }
}
