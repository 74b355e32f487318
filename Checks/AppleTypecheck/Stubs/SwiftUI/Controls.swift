import Foundation

/// swiftui/toggle.
public struct Toggle<Label: View>: View {
  /// swiftui/toggle/body.
  public typealias Body = Never

  /// swiftui/toggle/init(ison:label:).
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { stub() }
}

extension Toggle where Label == Text {
  /// swiftui/toggle/init(_:ison:).
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { stub() }

  /// swiftui/toggle/init(_:ison:).
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    stub()
  }
}

/// swiftui/slider.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// swiftui/slider/body.
  public typealias Body = Never

  /// swiftui/slider/init(value:in:label:minimumvaluelabel:maximumvaluelabel:oneditingchanged:).
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { stub() }
}

extension Slider where ValueLabel == EmptyView {
  /// swiftui/slider/init(value:in:label:oneditingchanged:).
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { stub() }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// swiftui/slider/init(value:in:oneditingchanged:).
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { stub() }

  /// swiftui/slider/init(value:in:step:oneditingchanged:).
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { stub() }
}
