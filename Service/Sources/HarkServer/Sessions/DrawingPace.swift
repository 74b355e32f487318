import Hark
import HarkScreens

/// Decides when a page is to be drawn anew: at once where anything but the sound has changed, and at
/// most twenty times a second where only the sound has.
struct DrawingPace {
  /// When to draw.
  enum Time: Equatable {
    case now
    case at(Double)

    /// It is going to be drawn already.
    case awaited
  }

  /// Seconds between two drawings of nothing but sound.
  static let interval = 0.05

  private var last: DrawingMoment?
  private var lastDrawing = -Double.infinity
  private var isAwaited = false

  /// The screen has changed, and this of it is to be drawn at once.
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

  /// The time has come that `at` named.
  mutating func reached(at now: Double) {
    isAwaited = false
    lastDrawing = now
  }
}
