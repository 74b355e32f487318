extension Haptic {
  /// The haptic as a vibration pattern for a motor that can only be switched on and off.
  ///
  /// The pattern alternates between on and off times, in milliseconds. A lower intensity gives a
  /// shorter pulse.
  public var vibration: [Int] {
    switch self {
    case .impact(let weight, let intensity):
      [Int((weight.milliseconds * min(max(intensity, 0), 1)).rounded())]
    case .success: [15, 60, 25]
    case .error: [40, 60, 40, 60, 40]
    case .selection: [8]
    }
  }
}

extension Haptic.Weight {
  fileprivate var milliseconds: Double {
    switch self {
    case .light: 15
    case .medium: 25
    case .soft: 20
    }
  }
}
