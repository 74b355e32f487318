import Foundation

/// swiftui/gradient.
///
/// conformance: swiftui/gradient.
public struct Gradient: ShapeStyle, Hashable, Sendable {
  /// swiftui/gradient/stop.
  ///
  /// conformance: swiftui/gradient/stop.
  public struct Stop: Hashable, Sendable {
    /// swiftui/gradient/stop/init(color:location:).
    public init(color: Color, location: CGFloat) { stub() }
  }

  /// swiftui/gradient/init(stops:).
  public init(stops: [Gradient.Stop]) { stub() }

  /// swiftui/gradient/init(colors:).
  public init(colors: [Color]) { stub() }
}

/// swiftui/lineargradient.
///
/// conformance: swiftui/lineargradient.
public struct LinearGradient: ShapeStyle, View, Sendable {
  /// swiftui/lineargradient/body.
  public typealias Body = Never

  /// swiftui/lineargradient/init(gradient:startpoint:endpoint:).
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { stub() }

  /// swiftui/lineargradient/init(colors:startpoint:endpoint:).
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { stub() }
}

/// swiftui/radialgradient.
///
/// conformance: swiftui/radialgradient.
public struct RadialGradient: ShapeStyle, View, Sendable {
  /// swiftui/radialgradient/body.
  public typealias Body = Never

  /// swiftui/radialgradient/init(colors:center:startradius:endradius:).
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) { stub() }
}

/// swiftui/unitpoint.
///
/// conformance: swiftui/unitpoint.
public struct UnitPoint: Hashable, Sendable {
  /// swiftui/unitpoint/x.
  public var x: CGFloat, y: CGFloat

  /// swiftui/unitpoint/init(x:y:).
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// swiftui/unitpoint/zero.
  public static let zero = UnitPoint(x: 0, y: 0), center = UnitPoint(x: 0.5, y: 0.5),
    leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5),
    top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1),
    topLeading = UnitPoint(x: 0, y: 0), topTrailing = UnitPoint(x: 1, y: 0),
    bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)
}
