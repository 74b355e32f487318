/// Plays haptic feedback.
///
/// For adapter authors: `play` returns immediately, may be called from any thread, and does
/// nothing if the user has turned haptics off.
public protocol Haptics: Sendable {
  /// Prepares the generator so that the next haptic plays without delay.
  func prepare()

  /// Plays one haptic.
  func play(_ haptic: Haptic)
}

/// Haptics for devices without haptic hardware.
public struct NoHaptics: Haptics {
  /// Creates haptics that do nothing.
  public init() {}

  /// Does nothing.
  public func prepare() {}

  /// Does nothing.
  public func play(_ haptic: Haptic) {}
}
