extension Haptic {
  /// The knock on a device that can only switch its motor on and off: milliseconds on, off and so on.
  ///
  /// A weaker knock is a shorter one.
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
