import Foundation

/// swiftui/canvas.
public struct Canvas<Symbols: View>: View {
  /// swiftui/canvas/body.
  public typealias Body = Never

  /// swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:).
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { stub() }
}

/// swiftui/colorrenderingmode.
///
/// conformance: swiftui/colorrenderingmode.
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

/// swiftui/graphicscontext.
@frozen public struct GraphicsContext {
  /// swiftui/graphicscontext/shading.
  public struct Shading {
    /// swiftui/graphicscontext/shading/color(_:).
    public static func color(_ color: Color) -> Shading { stub() }

    /// swiftui/graphicscontext/shading/style(_:).
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { stub() }

    /// swiftui/graphicscontext/shading/lineargradient(_:startpoint:endpoint:).
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint)
      -> Shading
    { stub() }
  }

  /// swiftui/graphicscontext/opacity.
  public var opacity: Double {
    get { stub() }
    set { stub() }
  }

  /// swiftui/graphicscontext/fill(_:with:).
  public func fill(_ path: Path, with shading: Shading) { stub() }

  /// swiftui/graphicscontext/stroke(_:with:linewidth:).
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { stub() }

  /// swiftui/graphicscontext/stroke(_:with:style:).
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { stub() }

  /// swiftui/graphicscontext/translateby(x:y:).
  public mutating func translateBy(x: CGFloat, y: CGFloat) { stub() }

  /// swiftui/graphicscontext/scaleby(x:y:).
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { stub() }
}
