import Foundation

/// swiftui/layout.
public protocol Layout: Animatable {}

extension Layout {
  /// swiftui/layout/callasfunction(_:).
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _StubView() }
}

/// swiftui/anylayout.
public struct AnyLayout: Layout {
  /// swiftui/anylayout/init(_:).
  public init<L: Layout>(_ layout: L) { stub() }
}

/// swiftui/hstacklayout.
public struct HStackLayout: Layout {
  /// swiftui/hstacklayout/init(alignment:spacing:).
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { stub() }
}

/// swiftui/vstacklayout.
public struct VStackLayout: Layout {
  /// swiftui/vstacklayout/init(alignment:spacing:).
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { stub() }
}
