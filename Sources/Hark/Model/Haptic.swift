/// Haptic feedback for the user.
public enum Haptic: Sendable, Equatable {
  /// An impact of the given weight and intensity, 0…1.
  case impact(Weight, intensity: Double)

  /// The short double tap for success.
  case success

  /// The longer pattern for an error.
  case error

  /// The tick for a changed selection.
  case selection

  /// The perceived weight of an impact.
  public enum Weight: String, Sendable, CaseIterable {
    /// Small and light.
    case light

    /// Of ordinary weight.
    case medium

    /// Small and soft.
    case soft
  }
}
