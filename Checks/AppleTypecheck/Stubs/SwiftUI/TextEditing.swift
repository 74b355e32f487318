import Foundation

/// swiftui/textselection. Not `Sendable`, because its documentation lists no such conformance.
///
/// On each update of a field, SwiftUI converts the indices to offsets in the field's text, and
/// crashes the app if an index is out of bounds (expo/expo#47434, expo/expo#48274,
/// ghostty-org/ghostty#13717). Therefore, create a selection only from the current text;
/// `TextFieldStandIn` in `HarkScreensTests` traps in the same case.
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
  public let indices: Indices

  /// swiftui/textselection/init(range:).
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// swiftui/textselection/init(insertionpoint:).
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

extension TextField {
  /// swiftui/textfield/init(text:selection:prompt:axis:label:).
  @available(iOS 18.0, macOS 15.0, *)
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) { stub() }
}
