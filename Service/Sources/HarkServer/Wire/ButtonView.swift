import Hark

/// The microphone button as the page draws it.
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
    _shadow = OrNull(wrappedValue: paint.shadow.map(ShadowView.init))
    rings = paint.rings.map(RingView.init)
    label = words.label
    hint = words.hint
    _value = OrNull(wrappedValue: words.value)
    isEnabled = state.isEnabled
    isSelected = state.isSelected
    isHidden = state == .hidden
  }
}

/// A soft shadow.
struct ShadowView: Codable, Sendable, Equatable {
  let color: ColorView
  let blur: Double
  let y: Double

  init(_ shadow: Shadow) {
    color = ColorView(shadow.color)
    blur = shadow.blur
    y = shadow.y
  }
}

/// A ring around the button.
struct RingView: Codable, Sendable, Equatable {
  let color: ColorView
  let width: Double
  let offset: Double
  let isDashed: Bool
  let followsLevel: Bool
  @OrNull var pulse: PulseView?
  @OrNull var turnSeconds: Double?

  init(_ ring: Ring) {
    color = ColorView(ring.color)
    width = ring.width
    offset = ring.offset
    isDashed = ring.isDashed
    followsLevel = ring.followsLevel
    _pulse = OrNull(wrappedValue: ring.pulse.map(PulseView.init))
    _turnSeconds = OrNull(wrappedValue: ring.turnSeconds)
  }
}
