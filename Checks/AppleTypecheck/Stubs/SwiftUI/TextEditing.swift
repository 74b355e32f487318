import Foundation

/// swiftui/textselection. Not `Sendable`: no page that was read lists it.
///
/// conformance: swiftui/textselection.
@available(iOS 18.0, macOS 15.0, *)
public struct TextSelection: Equatable, Hashable {
  /// swiftui/textselection/indices-swift.enum. Not `Sendable` either.
  ///
  /// conformance: swiftui/textselection/indices-swift.enum.
  public enum Indices: Equatable, Hashable {
    /// swiftui/textselection/indices-swift.enum/selection(_:).
    case selection(Range<String.Index>)

    /// swiftui/textselection/indices-swift.enum/multiselection(_:).
    case multiSelection(RangeSet<String.Index>)
  }

  /// swiftui/textselection/indices-swift.property.
  public var indices: Indices { stub() }

  /// swiftui/textselection/init(range:).
  public init(range: Range<String.Index>) { stub() }

  /// swiftui/textselection/init(insertionpoint:).
  public init(insertionPoint: String.Index) { stub() }
}

extension TextField {
  /// swiftui/textfield/init(text:selection:prompt:axis:label:).
  @available(iOS 18.0, macOS 15.0, *)
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) { stub() }
}
