import Foundation

/// swiftui/viewthatfits
public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never
  /// swiftui/viewthatfits/init(in:content:)
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { stub() }
}
extension View {
  /// swiftui/view/defaultscrollanchor(_:)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { _StubView() }
  /// swiftui/view/scrollbouncebehavior(_:axes:)
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { _StubView() }
  /// swiftui/view/truncationmode(_:)
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { _StubView() }
}
/// swiftui/scrollbouncebehavior
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
  public enum TruncationMode: Sendable { case head, tail, middle }
}
