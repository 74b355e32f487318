/// A colour in sRGB with an opacity.
public struct SRGBColor: Sendable, Hashable, Codable {
  /// Red, 0…1.
  public var red: Double

  /// Green, 0…1.
  public var green: Double

  /// Blue, 0…1.
  public var blue: Double

  /// How much it covers what lies behind, 0…1.
  public var opacity: Double

  /// Makes a colour by its parts, 0…1 each.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Makes a colour from six hexadecimal digits, as `0xEF4444`.
  public init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }

  /// White.
  public static let white = SRGBColor(0xFFFFFF)

  /// Black.
  public static let black = SRGBColor(0x000000)

  /// The same colour covering less or more.
  public func opacity(_ opacity: Double) -> SRGBColor {
    var color = self
    color.opacity = opacity
    return color
  }

  /// What is seen where it lies over `other`, which covers everything.
  public func over(_ other: SRGBColor) -> SRGBColor {
    func mix(_ part: KeyPath<SRGBColor, Double>) -> Double {
      self[keyPath: part] * opacity + other[keyPath: part] * (1 - opacity)
    }
    return SRGBColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  /// As `#RRGGBB`, without its opacity.
  public var hex: String {
    let digits = Array("0123456789ABCDEF")
    return [red, green, blue].reduce(into: "#") { text, part in
      let value = Int((min(max(part, 0), 1) * 255).rounded())
      text.append(digits[value / 16])
      text.append(digits[value % 16])
    }
  }
}

/// A colour that may be another one in the dark.
public struct ThemeColor: Sendable, Hashable, Codable {
  /// By day.
  public var light: SRGBColor

  /// In dark surroundings.
  public var dark: SRGBColor

  /// The system's colour that stands in its place where a system has one; nil where none does.
  public var system: SystemColor?

  /// Makes a pair.
  public init(light: SRGBColor, dark: SRGBColor, system: SystemColor? = nil) {
    self.light = light
    self.dark = dark
    self.system = system
  }

  /// The same by day and in the dark.
  public init(_ color: SRGBColor, system: SystemColor? = nil) {
    self.init(light: color, dark: color, system: system)
  }

  /// The same pair covering less or more.
  public func opacity(_ opacity: Double) -> ThemeColor {
    ThemeColor(light: light.opacity(opacity), dark: dark.opacity(opacity), system: system)
  }

  /// The one for `appearance`.
  public subscript(appearance: Appearance) -> SRGBColor {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }
}

/// Light or dark surroundings.
public enum Appearance: String, Sendable, Hashable, Codable, CaseIterable {
  case light, dark
}
