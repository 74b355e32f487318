import Foundation

/// swiftui/shape.
///
/// conformance: swiftui/shape.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// swiftui/shape/body.
  public var body: _ShapeView { stub() }
}

/// Replaces a declaration that is private to SwiftUI.
public struct _ShapeView: View {
  /// Replaces a declaration that is private to SwiftUI.
  public typealias Body = Never
}

/// swiftui/insettableshape.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// swiftui/path.
///
/// conformance: swiftui/path.
public struct Path: Equatable, Sendable, Shape {
  /// swiftui/path/init().
  nonisolated public init() { stub() }

  /// swiftui/path/init(_:).
  nonisolated public init(_ callback: (inout Path) -> Void) { stub() }

  /// swiftui/path/init(_:).
  nonisolated public init(_ rect: CGRect) { stub() }

  /// swiftui/path/init(roundedrect:cornerradius:style:).
  nonisolated public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { stub() }

  /// swiftui/path/init(ellipsein:).
  nonisolated public init(ellipseIn rect: CGRect) { stub() }

  /// swiftui/path/move(to:).
  nonisolated public mutating func move(to end: CGPoint) { stub() }

  /// swiftui/path/addline(to:).
  nonisolated public mutating func addLine(to end: CGPoint) { stub() }

  /// swiftui/path/addquadcurve(to:control:).
  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { stub() }

  /// swiftui/path/addrect(_:).
  nonisolated public mutating func addRect(_ rect: CGRect) { stub() }

  /// swiftui/path/addroundedrect(in:cornersize:style:).
  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { stub() }

  /// swiftui/path/addarc(center:radius:startangle:endangle:clockwise:).
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) { stub() }

  /// swiftui/path/closesubpath().
  nonisolated public mutating func closeSubpath() { stub() }

  /// swiftui/path/path(in:).
  nonisolated public func path(in rect: CGRect) -> Path { stub() }
}

/// swiftui/roundedcornerstyle.
///
/// conformance: swiftui/roundedcornerstyle.
public enum RoundedCornerStyle: Sendable { case circular, continuous }
