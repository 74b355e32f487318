import Foundation

/// swiftui/geometryreader.
public struct GeometryReader<Content: View>: View {
  /// swiftui/geometryreader/body.
  public typealias Body = Never

  /// swiftui/geometryreader/init(content:).
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { stub() }
}

/// swiftui/geometryproxy.
public struct GeometryProxy {
  /// swiftui/geometryproxy/size.
  public var size: CGSize { stub() }

  /// swiftui/geometryproxy/safeareainsets.
  public var safeAreaInsets: EdgeInsets { stub() }
}

/// swiftui/scrollview.
public struct ScrollView<Content: View>: View {
  /// swiftui/scrollview/body.
  public typealias Body = Never

  /// swiftui/scrollview/init(_:showsindicators:content:).
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { stub() }
}

extension View {
  /// swiftui/view/scrolldisabled(_:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    _Evaluation.current?.disablesScrolling = disabled
    return _StubView()
  }
}

/// swiftui/scrollviewreader.
public struct ScrollViewReader<Content: View>: View {
  /// swiftui/scrollviewreader/body.
  public typealias Body = Never

  /// swiftui/scrollviewreader/init(content:).
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { stub() }
}

/// swiftui/scrollviewproxy.
public struct ScrollViewProxy {
  /// swiftui/scrollviewproxy/scrollto(_:anchor:).
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { stub() }
}
