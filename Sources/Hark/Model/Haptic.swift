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
