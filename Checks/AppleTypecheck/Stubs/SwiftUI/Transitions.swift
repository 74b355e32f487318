import Foundation

/// swiftui/anytransition.
public struct AnyTransition: Sendable {
  /// swiftui/anytransition/opacity.
  public static let opacity = AnyTransition(), slide = AnyTransition(), identity = AnyTransition(),
    scale = AnyTransition()

  /// swiftui/anytransition/scale(scale:anchor:).
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { stub() }

  /// swiftui/anytransition/move(edge:).
  public static func move(edge: Edge) -> AnyTransition { stub() }

  /// swiftui/anytransition/asymmetric(insertion:removal:).
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    stub()
  }

  /// swiftui/anytransition/combined(with:).
  public func combined(with other: AnyTransition) -> AnyTransition { stub() }

  /// swiftui/anytransition/animation(_:).
  public func animation(_ animation: Animation?) -> AnyTransition { stub() }
}

/// swiftui/contenttransition.
@available(iOS 16.0, macOS 13.0, *)
public struct ContentTransition: Equatable, Sendable {
  /// swiftui/contenttransition/identity.
  public static let identity = ContentTransition(), opacity = ContentTransition(),
    interpolate = ContentTransition()

  /// swiftui/contenttransition/numerictext(countsdown:).
  public static func numericText(countsDown: Bool = false) -> ContentTransition { stub() }

  /// swiftui/contenttransition/symboleffect.
  public static let symbolEffect = ContentTransition()
}
