import Foundation

/// swiftui/anygradient.
///
/// conformance: swiftui/anygradient.
@available(iOS 16.0, macOS 13.0, *)
public struct AnyGradient: Hashable, ShapeStyle, Sendable {}

/// swiftui/anyshapestyle.
public struct AnyShapeStyle: ShapeStyle {
  /// swiftui/anyshapestyle/init(_:).
  public init<S: ShapeStyle>(_ style: S) { stub() }
}

/// swiftui/hierarchicalshapestyle.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// swiftui/hierarchicalshapestyle/primary.
  public static let primary = HierarchicalShapeStyle(), secondary = HierarchicalShapeStyle(),
    tertiary = HierarchicalShapeStyle(), quaternary = HierarchicalShapeStyle()
}

/// swiftui/tintshapestyle.
public struct TintShapeStyle: ShapeStyle {
  /// swiftui/tintshapestyle/init().
  public init() {}
}

/// swiftui/foregroundstyle.
///
/// conformance: swiftui/foregroundstyle.
public struct ForegroundStyle: ShapeStyle, Sendable {
  /// swiftui/foregroundstyle/init().
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// swiftui/shapestyle/foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// swiftui/backgroundstyle.
public struct BackgroundStyle: ShapeStyle {
  /// swiftui/backgroundstyle/init().
  public init() {}
}

/// swiftui/material.
///
/// conformance: swiftui/material.
public struct Material: ShapeStyle, Sendable {
  /// swiftui/material/regular.
  public static let regular = Material(), thick = Material(), thin = Material(),
    ultraThin = Material(), ultraThick = Material(), bar = Material()
}

extension ShapeStyle where Self == Color {
  /// swiftui/shapestyle/red.
  public static var red: Color { stub() }

  /// swiftui/shapestyle/orange.
  public static var orange: Color { stub() }

  /// swiftui/shapestyle/yellow.
  public static var yellow: Color { stub() }

  /// swiftui/shapestyle/green.
  public static var green: Color { stub() }

  /// swiftui/shapestyle/blue.
  public static var blue: Color { stub() }

  /// swiftui/shapestyle/gray.
  public static var gray: Color { stub() }

  /// swiftui/shapestyle/white.
  public static var white: Color { stub() }

  /// swiftui/shapestyle/black.
  public static var black: Color { stub() }

  /// swiftui/shapestyle/clear.
  public static var clear: Color { stub() }

  /// swiftui/shapestyle/purple.
  public static var purple: Color { stub() }

  /// swiftui/shapestyle/pink.
  public static var pink: Color { stub() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// swiftui/shapestyle/primary.
  public static var primary: HierarchicalShapeStyle { stub() }

  /// swiftui/shapestyle/secondary.
  public static var secondary: HierarchicalShapeStyle { stub() }

  /// swiftui/shapestyle/tertiary.
  public static var tertiary: HierarchicalShapeStyle { stub() }

  /// swiftui/shapestyle/quaternary.
  public static var quaternary: HierarchicalShapeStyle { stub() }
}

extension ShapeStyle where Self == Material {
  /// swiftui/shapestyle/regularmaterial.
  public static var regularMaterial: Material { stub() }

  /// swiftui/shapestyle/thickmaterial.
  public static var thickMaterial: Material { stub() }

  /// swiftui/shapestyle/thinmaterial.
  public static var thinMaterial: Material { stub() }

  /// swiftui/shapestyle/ultrathinmaterial.
  public static var ultraThinMaterial: Material { stub() }

  /// swiftui/shapestyle/ultrathickmaterial.
  public static var ultraThickMaterial: Material { stub() }

  /// swiftui/shapestyle/bar.
  public static var bar: Material { stub() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// swiftui/shapestyle/tint.
  public static var tint: TintShapeStyle { stub() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// swiftui/shapestyle/background.
  public static var background: BackgroundStyle { stub() }
}

extension ShapeStyle {
  /// swiftui/shapestyle/opacity(_:).
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}
