import Hark

/// The colors of every theme, each value defined once.
enum Palette {
  // The coach chat's own colors, chosen so that each pair in use has sufficient contrast (G4).
  static let terracotta = ThemeColor(SRGBColor(0xB5533C))
  static let warmGray300 = ThemeColor(light: SRGBColor(0xD3CBC2), dark: SRGBColor(0x5C544D))
  static let warmGray600 = ThemeColor(light: SRGBColor(0x6B625A), dark: SRGBColor(0xB8AEA4))
  static let warmGray800 = ThemeColor(light: SRGBColor(0x3A342F), dark: SRGBColor(0xF1EAE2))
  static let cream = ThemeColor(light: SRGBColor(0xFAF6F0), dark: SRGBColor(0x211D1A))

  // The system colors with their published values.
  static let systemRed = ThemeColor(.red)
  static let systemBlue = ThemeColor(.blue)
  static let systemGray = ThemeColor(.gray)
  static let label = ThemeColor(.label)
  static let background = ThemeColor(.background)

  // The system's green and secondary label lack contrast on white, so these are the nearest shades
  // with sufficient contrast.
  static let systemGreen = ThemeColor(light: SRGBColor(0x248A3D), dark: SRGBColor(0x30D158))
  static let secondaryLabel = ThemeColor(light: SRGBColor(0x636366), dark: SRGBColor(0xAEAEB2))

  /// Red for text, and blue and red for backgrounds behind white text: the nearest shades with
  /// sufficient contrast (O22).
  static let redText = ThemeColor(light: SRGBColor(0xC5000F), dark: SRGBColor(0xFF6961))
  static let blueFill = ThemeColor(light: SRGBColor(0x0066D6), dark: SRGBColor(0x0A6BE0))
  static let redFill = ThemeColor(SRGBColor(0xD70015))

  // The call's specified colors; systems with equivalents use their own (S3-54, S3-55, O48).
  static let recording = ThemeColor(SRGBColor(0xEF4444), system: .red)
  static let listening = ThemeColor(SRGBColor(0x22C55E), system: .green)
  static let held = ThemeColor(SRGBColor(0xF59E0B), system: .orange)
  static let speaking = ThemeColor(SRGBColor(0x3B82F6), system: .blue)
  static let neutral = ThemeColor(
    light: SRGBColor(0x6B7280), dark: SRGBColor(0x9CA3AF), system: .gray)
  static let warning = ThemeColor(SRGBColor(0xFFCC00), system: .yellow)

  /// The color of an icon on amber or gray, on which white lacks contrast (O49).
  static let ink = ThemeColor(SRGBColor(0x1F2937))

  /// The default project color of a call, which an app can replace (G4).
  static let project = ThemeColor(SRGBColor(0x5B5EEE))

  static let white = ThemeColor(.white)
  static let black = ThemeColor(.black)
}

/// A named system color of Apple platforms, which adapts to the user's settings.
///
/// UIs on Apple platforms use the system's own colors; all other UIs use `values`.
public enum SystemColor: String, Sendable, Hashable, Codable, CaseIterable {
  case red, orange, yellow, green, blue, gray

  /// The color of text.
  case label

  /// The color of the background.
  case background

  /// The color's light and dark values, as published by Apple.
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
  init(_ system: SystemColor) {
    self.init(light: system.values.light, dark: system.values.dark, system: system)
  }
}
