import Foundation

/// swiftui/animation.
///
/// conformance: swiftui/animation.
public struct Animation: Equatable, Sendable {
  /// swiftui/animation/default.
  public static let `default` = Animation(), linear = Animation(), easeIn = Animation(),
    easeOut = Animation(), easeInOut = Animation(), spring = Animation(), bouncy = Animation(),
    smooth = Animation(), snappy = Animation(), interactiveSpring = Animation()

  /// swiftui/animation/linear(duration:).
  public static func linear(duration: TimeInterval) -> Animation { stub() }

  /// swiftui/animation/easein(duration:).
  public static func easeIn(duration: TimeInterval) -> Animation { stub() }

  /// swiftui/animation/easeout(duration:).
  public static func easeOut(duration: TimeInterval) -> Animation { stub() }

  /// swiftui/animation/easeinout(duration:).
  public static func easeInOut(duration: TimeInterval) -> Animation { stub() }

  /// swiftui/animation/spring(response:dampingfraction:blendduration:).
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { stub() }

  /// swiftui/animation/spring(duration:bounce:blendduration:).
  @available(iOS 17.0, macOS 14.0, *)
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { stub() }

  /// swiftui/animation/smooth(duration:extrabounce:).
  @available(iOS 17.0, macOS 14.0, *)
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    stub()
  }

  /// swiftui/animation/snappy(duration:extrabounce:).
  @available(iOS 17.0, macOS 14.0, *)
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    stub()
  }

  /// swiftui/animation/repeatforever(autoreverses:).
  public func repeatForever(autoreverses: Bool = true) -> Animation { stub() }

  /// swiftui/animation/repeatcount(_:autoreverses:).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { stub() }

  /// swiftui/animation/delay(_:).
  public func delay(_ delay: TimeInterval) -> Animation { stub() }

  /// swiftui/animation/speed(_:).
  public func speed(_ speed: Double) -> Animation { stub() }
}

/// swiftui/transaction.
public struct Transaction {
  /// swiftui/transaction/init().
  public init() {
    animation = nil
    disablesAnimations = false
  }

  /// swiftui/transaction/init(animation:).
  public init(animation: Animation?) { stub() }

  /// swiftui/transaction/animation.
  public var animation: Animation?

  /// swiftui/transaction/disablesanimations.
  public var disablesAnimations: Bool
}

/// swiftui/withanimation(_:_:).
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
  rethrows -> Result
{ stub() }

/// swiftui/withtransaction(_:_:).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{ stub() }
