import Hark

/// A color in CSS notation, `#RRGGBBAA`, for light and dark appearance.
struct ColorView: Codable, Sendable, Equatable {
  let light: String
  let dark: String

  init(_ color: ThemeColor) {
    light = color.light.hexWithOpacity
    dark = color.dark.hexWithOpacity
  }
}

extension SRGBColor {
  /// The color as `#RRGGBBAA`.
  var hexWithOpacity: String {
    // The opacity is encoded as a shade of gray, whose components are all equal.
    hex + SRGBColor(red: opacity, green: opacity, blue: opacity).hex.suffix(2)
  }
}

/// An animation in CSS terms.
struct PulseView: Codable, Sendable, Equatable {
  let scale: [Double]
  let opacity: [Double]
  let seconds: Double
  let easing: String
  let reverses: Bool
  let delay: Double

  init(_ pulse: Pulse) {
    scale = pulse.scale
    opacity = pulse.opacity
    seconds = pulse.timing.duration
    easing = pulse.timing.easing.css
    reverses = pulse.reverses
    delay = pulse.delay
  }
}

extension Easing {
  /// The CSS name.
  var css: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    }
  }
}
