import Hark
import HarkScreens

/// Decides when to redraw a page: at once if anything but the audio has changed, otherwise at most
/// twenty times per second.
struct DrawingPace {
  /// The time at which to draw.
  enum Time: Equatable {
    case now
    case at(Double)

    /// A drawing is already scheduled.
    case awaited
  }

  /// The interval between two drawings of audio alone, in seconds.
  static let interval = 0.05

  private var last: DrawingMoment?
  private var lastDrawing = -Double.infinity
  private var isAwaited = false

  /// Returns when to draw a changed screen, given the part of it that must be drawn at once.
  mutating func change(_ moment: DrawingMoment, at now: Double) -> Time {
    defer { last = moment }
    if last?.isFollowedAtLeisure(by: moment) != true || now - lastDrawing >= Self.interval {
      lastDrawing = now
      return .now
    }
    if isAwaited { return .awaited }
    isAwaited = true
    return .at(lastDrawing + Self.interval)
  }

  /// Records that the time of a scheduled drawing has been reached.
  mutating func reached(at now: Double) {
    isAwaited = false
    lastDrawing = now
  }
}
