/// Makes the device knock.
///
/// To the author of an adapter: `play` returns at once, may be called from any thread, and does
/// nothing where the person has switched haptics off.
public protocol Haptics: Sendable {
  /// Wakes the generator so that the next knock comes without delay.
  func prepare()

  /// Plays one knock.
  func play(_ haptic: Haptic)
}

/// No haptics, as on machines that cannot knock.
public struct NoHaptics: Haptics {
  /// Makes haptics that nobody feels.
  public init() {}

  /// Does nothing.
  public func prepare() {}

  /// Does nothing.
  public func play(_ haptic: Haptic) {}
}
