/// The colours of every theme; each value stands here once.
enum Palette {
  // The coach chat's own, chosen so that each pair in use passes (G4).
  static let terracotta = ThemeColor(SRGBColor(0xB5533C))
  static let warmGray300 = ThemeColor(light: SRGBColor(0xD3CBC2), dark: SRGBColor(0x5C544D))
  static let warmGray600 = ThemeColor(light: SRGBColor(0x6B625A), dark: SRGBColor(0xB8AEA4))
  static let warmGray800 = ThemeColor(light: SRGBColor(0x3A342F), dark: SRGBColor(0xF1EAE2))
  static let cream = ThemeColor(light: SRGBColor(0xFAF6F0), dark: SRGBColor(0x211D1A))

  // The system's, by their published values.
  static let systemRed = ThemeColor(light: SRGBColor(0xFF3B30), dark: SRGBColor(0xFF453A))
  static let systemBlue = ThemeColor(light: SRGBColor(0x007AFF), dark: SRGBColor(0x0A84FF))
  static let systemGray = ThemeColor(light: SRGBColor(0x8E8E93), dark: SRGBColor(0x8E8E93))
  static let systemGreen = ThemeColor(light: SRGBColor(0x248A3D), dark: SRGBColor(0x30D158))
  static let label = ThemeColor(light: .black, dark: .white)
  static let secondaryLabel = ThemeColor(light: SRGBColor(0x636366), dark: SRGBColor(0xAEAEB2))
  static let background = ThemeColor(light: .white, dark: .black)

  /// Red and blue as text, and under white text: the nearest shades that pass (O22).
  static let redText = ThemeColor(light: SRGBColor(0xC5000F), dark: SRGBColor(0xFF6961))
  static let blueFill = ThemeColor(light: SRGBColor(0x0066D6), dark: SRGBColor(0x0A6BE0))
  static let redFill = ThemeColor(SRGBColor(0xD70015))

  // The call's, as the ledger has them (S3-54, S3-55).
  static let recording = ThemeColor(SRGBColor(0xEF4444))
  static let listening = ThemeColor(SRGBColor(0x22C55E))
  static let held = ThemeColor(SRGBColor(0xF59E0B))
  static let speaking = ThemeColor(SRGBColor(0x3B82F6))
  static let neutral = ThemeColor(light: SRGBColor(0x6B7280), dark: SRGBColor(0x9CA3AF))
  static let warning = ThemeColor(SRGBColor(0xFFCC00))

  /// The sign on amber, which white could not stand on (O49).
  static let ink = ThemeColor(SRGBColor(0x1F2937))

  /// The project colour of a call unless an app brings its own (G4).
  static let project = ThemeColor(SRGBColor(0x5B5EEE))

  static let white = ThemeColor(.white)
  static let black = ThemeColor(.black)
}
