/// The named colors of Apple's systems, which follow the user's system settings.
///
/// A UI on these systems uses the system's own colors; every other UI uses the values here.
public enum SystemColor: String, Sendable, Hashable, Codable, CaseIterable {
  case red, orange, yellow, green, blue, gray

  /// The color of text.
  case label

  /// The color of the background.
  case background

  /// The published values of the color.
  public var values: (light: SRGBColor, dark: SRGBColor) {
    switch self {
    case .red: (SRGBColor(0xFF3B30), SRGBColor(0xFF453A))
    case .orange: (SRGBColor(0xFF9500), SRGBColor(0xFF9F0A))
    case .yellow: (SRGBColor(0xFFCC00), SRGBColor(0xFFD60A))
    case .green: (SRGBColor(0x34C759), SRGBColor(0x30D158))
    case .blue: (SRGBColor(0x007AFF), SRGBColor(0x0A84FF))
    case .gray: (SRGBColor(0x8E8E93), SRGBColor(0x8E8E93))
    case .label: (.black, .white)
    case .background: (.white, .black)
    }
  }
}

extension ThemeColor {
  /// Creates a system color with its published values.
  init(_ system: SystemColor) {
    self.init(light: system.values.light, dark: system.values.dark, system: system)
  }

  /// The color as drawn on a system that provides the system colors (O48).
  public var asOnSystem: ThemeColor {
    guard let system else { return self }
    return ThemeColor(
      light: system.values.light.opacity(light.opacity),
      dark: system.values.dark.opacity(dark.opacity), system: system)
  }
}
