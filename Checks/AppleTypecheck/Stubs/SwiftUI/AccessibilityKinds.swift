import Foundation

/// swiftui/accessibilitychildbehavior. Not `Sendable`, because its documentation lists no such
/// conformance.
///
/// conformance: swiftui/accessibilitychildbehavior.
public struct AccessibilityChildBehavior: Hashable {
  /// swiftui/accessibilitychildbehavior/ignore.
  public static var ignore: Self { Self() }

  /// swiftui/accessibilitychildbehavior/contain.
  public static var contain: Self { Self() }

  /// swiftui/accessibilitychildbehavior/combine.
  public static var combine: Self { Self() }
}

/// swiftui/accessibilitytraits.
///
/// conformance: swiftui/accessibilitytraits.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// swiftui/accessibilitytraits/isbutton.
  public static let isButton = AccessibilityTraits(), isHeader = AccessibilityTraits(),
    isSelected = AccessibilityTraits(), isLink = AccessibilityTraits(),
    isImage = AccessibilityTraits(), playsSound = AccessibilityTraits(),
    startsMediaSession = AccessibilityTraits(), updatesFrequently = AccessibilityTraits(),
    isModal = AccessibilityTraits(), allowsDirectInteraction = AccessibilityTraits(),
    isToggle = AccessibilityTraits()

  /// swiftui/accessibilitytraits/element.
  public typealias Element = AccessibilityTraits

  /// swiftui/accessibilitytraits/arrayliteralelement.
  public typealias ArrayLiteralElement = AccessibilityTraits

  /// swiftui/accessibilitytraits/init().
  public init() {}

  /// swiftui/accessibilitytraits/union(_:).
  public func union(_ other: Self) -> Self { stub() }

  /// swiftui/accessibilitytraits/formunion(_:).
  public mutating func formUnion(_ other: Self) { stub() }

  /// swiftui/accessibilitytraits/intersection(_:).
  public func intersection(_ other: Self) -> Self { stub() }

  /// swiftui/accessibilitytraits/formintersection(_:).
  public mutating func formIntersection(_ other: Self) { stub() }

  /// swiftui/accessibilitytraits/symmetricdifference(_:).
  public func symmetricDifference(_ other: Self) -> Self { stub() }

  /// swiftui/accessibilitytraits/formsymmetricdifference(_:).
  public mutating func formSymmetricDifference(_ other: Self) { stub() }

  /// swiftui/accessibilitytraits/contains(_:).
  public func contains(_ member: Self) -> Bool { stub() }

  /// swiftui/accessibilitytraits/insert(_:).
  @discardableResult public mutating func insert(_ newMember: Self) -> (
    inserted: Bool, memberAfterInsert: Self
  ) { stub() }

  /// swiftui/accessibilitytraits/remove(_:).
  @discardableResult public mutating func remove(_ member: Self) -> Self? { stub() }

  /// swiftui/accessibilitytraits/update(with:).
  @discardableResult public mutating func update(with newMember: Self) -> Self? { stub() }

  /// swiftui/accessibilitytraits/==(a:b:).
  public static func == (a: Self, b: Self) -> Bool { stub() }
}

/// swiftui/accessibilityactionkind.
///
/// conformance: swiftui/accessibilityactionkind.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// swiftui/accessibilityactionkind/default.
  public static let `default` = AccessibilityActionKind(), escape = AccessibilityActionKind()

  /// swiftui/accessibilityactionkind/magictap.
  @available(macOS, unavailable) public static let magicTap = AccessibilityActionKind()

  /// swiftui/accessibilityactionkind/init(named:).
  public init(named name: Text) { stub() }
  init() {}
}
