import Foundation

extension View {
  /// swiftui/view/background(alignment:content:).
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { _StubView() }

  /// swiftui/view/background(_:ignoressafeareaedges:).
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { _StubView() }

  /// swiftui/view/background(_:in:fillstyle:).
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { _StubView() }

  /// swiftui/view/overlay(alignment:content:).
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { _StubView() }

  /// swiftui/view/overlay(_:ignoressafeareaedges:).
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { _StubView() }

  /// swiftui/view/foregroundstyle(_:).
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { _StubView() }

  /// swiftui/view/foregroundcolor(_:).
  nonisolated public func foregroundColor(_ color: Color?) -> some View { _StubView() }

  /// swiftui/view/tint(_:).
  nonisolated public func tint(_ tint: Color?) -> some View { _StubView() }

  /// swiftui/view/tint(_:).
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { _StubView() }

  /// swiftui/view/opacity(_:).
  nonisolated public func opacity(_ opacity: Double) -> some View { _StubView() }

  /// swiftui/view/blur(radius:opaque:).
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { _StubView() }

  /// swiftui/view/shadow(color:radius:x:y:).
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { _StubView() }

  /// swiftui/view/cornerradius(_:antialiased:).
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    _StubView()
  }

  /// swiftui/view/clipshape(_:style:).
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  { _StubView() }

  /// swiftui/view/clipped(antialiased:).
  nonisolated public func clipped(antialiased: Bool = false) -> some View { _StubView() }

  /// swiftui/view/scaleeffect(_:anchor:).
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    _StubView()
  }

  /// swiftui/view/scaleeffect(x:y:anchor:).
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View { _StubView() }

  /// swiftui/view/rotationeffect(_:anchor:).
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    _StubView()
  }

  /// swiftui/view/drawinggroup(opaque:colormode:).
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { _StubView() }

  /// swiftui/view/symbolrenderingmode(_:).
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    _StubView()
  }

  /// swiftui/view/contenttransition(_:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    _StubView()
  }

  /// swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:).
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { _StubView() }

}
