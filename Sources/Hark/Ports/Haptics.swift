/// A touch that the person feels.
public enum Haptic: Sendable, Equatable {
  /// A knock of some weight and strength, 0…1.
  case impact(Weight, intensity: Double)

  /// The short double knock of something done.
  case success

  /// The longer pattern of something gone wrong.
  case error

  /// The tick of a changed choice.
  case selection

  /// How heavy a knock feels.
  public enum Weight: String, Sendable, CaseIterable {
    /// Small and light.
    case light

    /// Ordinary.
    case medium

    /// Small and blunt.
    case soft
  }
}

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
