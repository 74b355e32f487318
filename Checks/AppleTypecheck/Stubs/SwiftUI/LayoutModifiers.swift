import Foundation

extension View {
  /// swiftui/view/padding(_:_:).
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    _StubView()
  }

  /// swiftui/view/padding(_:).
  nonisolated public func padding(_ length: CGFloat) -> some View { _StubView() }

  /// swiftui/view/padding(_:).
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { _StubView() }

  /// swiftui/view/frame(width:height:alignment:).
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { _StubView() }

  /// swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:).
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { _StubView() }

  /// swiftui/view/fixedsize(horizontal:vertical:).
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _StubView() }

  /// swiftui/view/fixedsize().
  nonisolated public func fixedSize() -> some View { _StubView() }

  /// swiftui/view/offset(x:y:).
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _StubView() }

  /// swiftui/view/offset(_:).
  nonisolated public func offset(_ offset: CGSize) -> some View { _StubView() }

  /// swiftui/view/ignoressafearea(_:edges:).
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { _StubView() }

  /// swiftui/view/safeareainset(edge:alignment:spacing:content:).
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { _StubView() }

  /// swiftui/view/layoutpriority(_:).
  nonisolated public func layoutPriority(_ value: Double) -> some View { _StubView() }

  /// swiftui/view/zindex(_:).
  nonisolated public func zIndex(_ value: Double) -> some View { _StubView() }

  /// swiftui/view/id(_:).
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { _StubView() }

  /// swiftui/view/tag(_:includeoptional:).
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    _StubView()
  }

  /// swiftui/view/hidden().
  nonisolated public func hidden() -> some View { _StubView() }

  /// swiftui/view/aspectratio(_:contentmode:).
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { _StubView() }

  /// swiftui/view/contentshape(_:eofill:).
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    _StubView()
  }

}
