import Hark
import HarkPresentation

struct ButtonView: Codable, Sendable, Equatable {
  let state: String
  let icon: String
  let iconSize: Double
  let iconColor: ColorView
  let fill: [ColorView]
  @OrNull var shadow: ShadowView?
  let rings: [RingView]
  let label: String
  let hint: String
  @OrNull var value: String?
  let isEnabled: Bool
  let isSelected: Bool
  let isHidden: Bool

  init(_ state: ButtonState, _ paint: ButtonPaint, _ words: AccessibleButton) {
    self.state = state.rawValue
    icon = paint.icon.rawValue
    iconSize = paint.iconSize
    iconColor = ColorView(paint.iconColor)
    fill = paint.fill.map(ColorView.init)
    shadow = paint.shadow.map(ShadowView.init)
    rings = paint.rings.map(RingView.init)
    label = words.label
    hint = words.hint
    value = words.value
    isEnabled = state.isEnabled
    isSelected = state.isSelected
    isHidden = state == .hidden
  }
}

struct ShadowView: Codable, Sendable, Equatable {
  let color: ColorView
  let blur: Double
  let y: Double

  init(_ shadow: ShadowLook) {
    color = ColorView(shadow.color)
    blur = shadow.blur
    y = shadow.y
  }
}

struct RingView: Codable, Sendable, Equatable {
  let color: ColorView
  let width: Double
  let offset: Double
  let isDashed: Bool
  let followsLevel: Bool
  @OrNull var pulse: PulseView?
  @OrNull var turnSeconds: Double?

  init(_ ring: RingLook) {
    color = ColorView(ring.color)
    width = ring.width
    offset = ring.offset
    isDashed = ring.isDashed
    followsLevel = ring.followsLevel
    pulse = ring.pulse.map(PulseView.init)
    turnSeconds = ring.turnSeconds
  }
}

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
  var hexWithOpacity: String {
    // The opacity is encoded as a shade of gray, whose components are all equal.
    hex + SRGBColor(red: opacity, green: opacity, blue: opacity).hex.suffix(2)
  }
}

struct PulseView: Codable, Sendable, Equatable {
  let scale: [Double]
  let opacity: [Double]
  let seconds: Double
  let easing: String
  let reverses: Bool
  let delay: Double

  init(_ pulse: Motion.Pulse) {
    scale = pulse.scale
    opacity = pulse.opacity
    seconds = pulse.timing.duration
    easing = pulse.timing.easing.css
    reverses = pulse.reverses
    delay = pulse.delay
  }
}

extension Motion.Easing {
  var css: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    }
  }
}
