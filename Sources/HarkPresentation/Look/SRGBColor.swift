import Foundation
import Hark

/// An sRGB color with an opacity.
public struct SRGBColor: Sendable, Hashable, Codable {
  /// The red component, in the range 0…1.
  public var red: Double

  /// The green component, in the range 0…1.
  public var green: Double

  /// The blue component, in the range 0…1.
  public var blue: Double

  /// The opacity, in the range 0…1.
  public var opacity: Double

  /// Creates a color from its components, each in the range 0…1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a color from six hexadecimal digits, such as `0xEF4444`.
  public init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }

  /// White.
  public static let white = SRGBColor(0xFFFFFF)

  /// Black.
  public static let black = SRGBColor(0x000000)

  /// Returns the color with the given opacity.
  public func opacity(_ opacity: Double) -> SRGBColor {
    var color = self
    color.opacity = opacity
    return color
  }

  /// Returns the color composited over `other`, which must be opaque.
  public func over(_ other: SRGBColor) -> SRGBColor {
    func mix(_ part: KeyPath<SRGBColor, Double>) -> Double {
      self[keyPath: part] * opacity + other[keyPath: part] * (1 - opacity)
    }
    return SRGBColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  /// The color as `#RRGGBB`, without its opacity.
  public var hex: String {
    let digits = Array("0123456789ABCDEF")
    return [red, green, blue].reduce(into: "#") { text, part in
      let value = Int((min(max(part, 0), 1) * 255).rounded())
      text.append(digits[value / 16])
      text.append(digits[value % 16])
    }
  }
}

/// A color with variants for light and dark appearance.
public struct ThemeColor: Sendable, Hashable, Codable {
  /// The color in light appearance.
  public var light: SRGBColor

  /// The color in dark appearance.
  public var dark: SRGBColor

  /// The system color that replaces this color on systems that provide it, if any.
  public var system: SystemColor?

  /// Creates a color with two variants.
  public init(light: SRGBColor, dark: SRGBColor, system: SystemColor? = nil) {
    self.light = light
    self.dark = dark
    self.system = system
  }

  /// Creates a color that is the same in light and dark appearance.
  public init(_ color: SRGBColor, system: SystemColor? = nil) {
    self.init(light: color, dark: color, system: system)
  }

  /// Returns the color with the given opacity in both variants.
  public func opacity(_ opacity: Double) -> ThemeColor {
    ThemeColor(light: light.opacity(opacity), dark: dark.opacity(opacity), system: system)
  }

  /// The variant for `appearance`.
  public subscript(appearance: ThemeColor.Appearance) -> SRGBColor {
    appearance == .light ? light : dark
  }

  /// Light or dark appearance.
  public enum Appearance: String, Sendable, Hashable, Codable, CaseIterable { case light, dark }
}
