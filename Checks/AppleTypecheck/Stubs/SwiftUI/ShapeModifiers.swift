import Foundation

extension Shape where Self == Circle {
  /// swiftui/shape/circle.
  public static var circle: Circle { stub() }
}

extension Shape where Self == Capsule {
  /// swiftui/shape/capsule.
  public static var capsule: Capsule { stub() }
}

extension Shape where Self == Rectangle {
  /// swiftui/shape/rect.
  public static var rect: Rectangle { stub() }
}

extension Shape where Self == RoundedRectangle {
  /// swiftui/shape/rect(cornerradius:style:).
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  { stub() }
}

extension Shape {
  /// swiftui/shape/fill(_:).
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { _StubView() }

  /// swiftui/shape/fill().
  nonisolated public func fill() -> some View { _StubView() }

  /// swiftui/shape/stroke(_:linewidth:).
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _StubView()
  }

  /// swiftui/shape/stroke(_:style:).
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _StubView()
  }

  /// swiftui/shape/trim(from:to:).
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  { self }

  /// swiftui/shape/rotation(_:anchor:).
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    self
  }
}

extension InsettableShape {
  /// swiftui/insettableshape/strokeborder(_:linewidth:).
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> some View
  { _StubView() }

  /// swiftui/insettableshape/strokeborder(_:style:).
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View
  { _StubView() }
}
