import Hark

/// The current state in one line.
struct StatusView: Codable, Sendable, Equatable {
  let text: String
  let color: ColorView
  @OrNull var dot: Dot?
  let hasMovingEllipsis: Bool

  struct Dot: Codable, Sendable, Equatable {
    let size: Double
    let color: ColorView
    @OrNull var pulse: PulseView?
  }

  init(_ status: StatusLook) {
    text = status.text
    color = ColorView(status.color)
    _dot = OrNull(
      wrappedValue: status.dot.map {
        Dot(
          size: $0.size, color: ColorView($0.color),
          pulse: OrNull(wrappedValue: $0.pulse.map(PulseView.init)))
      })
    hasMovingEllipsis = status.hasMovingEllipsis
  }
}

extension StatusView.Dot {
  fileprivate init(size: Double, color: ColorView, pulse: OrNull<PulseView>) {
    self.size = size
    self.color = color
    _pulse = pulse
  }
}
