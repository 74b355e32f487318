import Foundation

/// swiftui/layout.
@available(iOS 16.0, macOS 13.0, *)
public protocol Layout: Animatable {}

@available(iOS 16.0, macOS 13.0, *)
extension Layout {
  /// swiftui/layout/callasfunction(_:).
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _StubView() }
}

/// swiftui/anylayout.
@available(iOS 16.0, macOS 13.0, *)
public struct AnyLayout: Layout {
  /// swiftui/anylayout/init(_:).
  public init<L: Layout>(_ layout: L) { stub() }
}

/// swiftui/hstacklayout.
@available(iOS 16.0, macOS 13.0, *)
public struct HStackLayout: Layout {
  /// swiftui/hstacklayout/init(alignment:spacing:).
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { stub() }
}

/// swiftui/vstacklayout.
@available(iOS 16.0, macOS 13.0, *)
public struct VStackLayout: Layout {
  /// swiftui/vstacklayout/init(alignment:spacing:).
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { stub() }
}
