import Foundation

/// swiftui/strokestyle.
///
/// conformance: swiftui/strokestyle.
public struct StrokeStyle: Equatable, Sendable {
  /// swiftui/strokestyle/init(linewidth:linecap:linejoin:miterlimit:dash:dashphase:).
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { stub() }
}

/// coregraphics/cglinecap.
///
/// conformance: coregraphics/cglinecap.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// coregraphics/cglinejoin.
///
/// conformance: coregraphics/cglinejoin.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// swiftui/angle.
///
/// conformance: swiftui/angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// swiftui/angle/radians.
  public var radians: Double, degrees: Double

  /// swiftui/angle/init().
  public init() { stub() }

  /// swiftui/angle/init(radians:).
  public init(radians: Double) { stub() }

  /// swiftui/angle/init(degrees:).
  public init(degrees: Double) { stub() }

  /// swiftui/angle/radians(_:).
  public static func radians(_ radians: Double) -> Angle { stub() }

  /// swiftui/angle/degrees(_:).
  public static func degrees(_ degrees: Double) -> Angle { stub() }

  /// swiftui/angle/<(l:r:).
  public static func < (l: Angle, r: Angle) -> Bool { stub() }

  /// swiftui/angle/zero.
  public static let zero = Angle()
}
