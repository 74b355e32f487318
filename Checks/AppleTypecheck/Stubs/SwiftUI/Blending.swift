import Foundation

extension View {
  /// swiftui/view/blendmode(_:)
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { _StubView() }
}
/// swiftui/blendmode
///
/// conformance: swiftui/blendmode.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}
/// swiftui/angulargradient
///
/// conformance: swiftui/angulargradient.
public struct AngularGradient: ShapeStyle, View, Sendable {
  /// swiftui/angulargradient/body.
  public typealias Body = Never
  /// swiftui/angulargradient/init(colors:center:angle:)
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { stub() }
}
