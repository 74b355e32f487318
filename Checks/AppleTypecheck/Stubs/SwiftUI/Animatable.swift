import Foundation

/// swiftui/vectorarithmetic.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// swift/double/scale(by:).
  public mutating func scale(by rhs: Double) { stub() }

  /// swift/double/magnitudesquared.
  public var magnitudeSquared: Double { stub() }
}

extension CGFloat: VectorArithmetic {
  /// corefoundation/cgfloat/scale(by:).
  public mutating func scale(by rhs: Double) { stub() }

  /// corefoundation/cgfloat/magnitudesquared.
  public var magnitudeSquared: Double { stub() }
}

/// swiftui/emptyanimatabledata.
public struct EmptyAnimatableData: VectorArithmetic {
  /// swiftui/emptyanimatabledata/zero.
  public static var zero: Self { stub() }

  /// swiftui/emptyanimatabledata/+(l:r:).
  public static func + (l: Self, r: Self) -> Self { stub() }

  /// swiftui/emptyanimatabledata/-(l:r:).
  public static func - (l: Self, r: Self) -> Self { stub() }

  /// swiftui/emptyanimatabledata/scale(by:).
  public mutating func scale(by rhs: Double) { stub() }

  /// swiftui/emptyanimatabledata/magnitudesquared.
  public var magnitudeSquared: Double { stub() }

  /// swiftui/emptyanimatabledata/==(l:r:).
  public static func == (l: Self, r: Self) -> Bool { stub() }
}

/// swiftui/animatable.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// swiftui/animatable/animatabledata.
  public var animatableData: EmptyAnimatableData {
    get { stub() }
    set { stub() }
  }
}
