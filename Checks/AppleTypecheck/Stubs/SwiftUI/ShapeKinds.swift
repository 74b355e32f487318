import Foundation

/// swiftui/circle.
public struct Circle: InsettableShape {
  /// swiftui/circle/init().
  nonisolated public init() {}

  /// swiftui/circle/path(in:).
  nonisolated public func path(in rect: CGRect) -> Path { stub() }

  /// swiftui/circle/inset(by:).
  nonisolated public func inset(by amount: CGFloat) -> Circle { stub() }
}

/// swiftui/capsule.
public struct Capsule: InsettableShape {
  /// swiftui/capsule/init(style:).
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}

  /// swiftui/capsule/path(in:).
  nonisolated public func path(in rect: CGRect) -> Path { stub() }

  /// swiftui/capsule/inset(by:).
  nonisolated public func inset(by amount: CGFloat) -> Capsule { stub() }
}

/// swiftui/rectangle.
public struct Rectangle: InsettableShape {
  /// swiftui/rectangle/init().
  nonisolated public init() {}

  /// swiftui/rectangle/path(in:).
  nonisolated public func path(in rect: CGRect) -> Path { stub() }

  /// swiftui/rectangle/inset(by:).
  nonisolated public func inset(by amount: CGFloat) -> Rectangle { stub() }
}

/// swiftui/roundedrectangle.
public struct RoundedRectangle: InsettableShape {
  /// swiftui/roundedrectangle/init(cornerradius:style:).
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

  /// swiftui/roundedrectangle/init(cornersize:style:).
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}

  /// swiftui/roundedrectangle/path(in:).
  nonisolated public func path(in rect: CGRect) -> Path { stub() }

  /// swiftui/roundedrectangle/inset(by:).
  nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle { stub() }
}
