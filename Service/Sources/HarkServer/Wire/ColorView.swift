import Hark

/// A colour as CSS writes it, by day and in the dark: `#RRGGBBAA`.
struct ColorView: Codable, Sendable, Equatable {
  let light: String
  let dark: String

  init(_ color: ThemeColor) {
    light = color.light.hexWithOpacity
    dark = color.dark.hexWithOpacity
  }
}

extension SRGBColor {
  /// As `#RRGGBBAA`.
  var hexWithOpacity: String {
    // The opacity as a shade of grey, whose parts are all alike.
    hex + SRGBColor(red: opacity, green: opacity, blue: opacity).hex.suffix(2)
  }
}

/// A motion as CSS has it.
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
  /// The name that CSS has for it.
  var css: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    }
  }
}
