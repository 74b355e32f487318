import Foundation

/// swiftui/anytransition. Not `Sendable`, because its documentation lists no such conformance.
public struct AnyTransition {
  /// swiftui/anytransition/opacity.
  public static var opacity: Self { Self() }

  /// swiftui/anytransition/slide.
  public static var slide: Self { Self() }

  /// swiftui/anytransition/identity.
  public static var identity: Self { Self() }

  /// swiftui/anytransition/scale.
  public static var scale: Self { Self() }

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
///
/// conformance: swiftui/contenttransition.
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
