import Foundation

/// swiftui/viewthatfits
@available(iOS 16.0, macOS 13.0, *)
public struct ViewThatFits<Content: View>: View {
  /// swiftui/viewthatfits/body.
  public typealias Body = Never
  /// swiftui/viewthatfits/init(in:content:)
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { stub() }
}
extension View {
  /// swiftui/view/defaultscrollanchor(_:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { _StubView() }
  /// swiftui/view/scrollbouncebehavior(_:axes:)
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { _StubView() }
  /// swiftui/view/truncationmode(_:)
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { _StubView() }
}
/// swiftui/scrollbouncebehavior
///
/// conformance: swiftui/scrollbouncebehavior.
@available(iOS 16.4, macOS 13.3, *)
public struct ScrollBounceBehavior: Sendable {
  /// swiftui/scrollbouncebehavior/automatic
  public static var automatic: ScrollBounceBehavior { stub() }
  /// swiftui/scrollbouncebehavior/always
  public static var always: ScrollBounceBehavior { stub() }
  /// swiftui/scrollbouncebehavior/basedonsize
  public static var basedOnSize: ScrollBounceBehavior { stub() }
}
extension Text {
  /// swiftui/text/truncationmode
  ///
  /// conformance: swiftui/text/truncationmode.
  public enum TruncationMode: Sendable { case head, tail, middle }
}
