import Hark
import HarkScreens

/// The parts of a screen whose changes must be drawn immediately; during a recording or a call, all
/// other changes may be delayed.
struct DrawingMoment: Sendable, Equatable {
  var phase: Phase
  var draft: Draft?
  var hint: String?
  var input: InputCondition
  var call: CallMoment?

  /// The news and the hint that a screen reader announces.
  var news = ScreenNews(nil)
  var hintNews = ScreenNews(nil)

  /// Returns whether drawing may be delayed: no part changed, and a recording or call is in progress.
  func allowsDelay(to other: DrawingMoment) -> Bool {
    self == other && (phase.isRecording || call != nil)
  }
}

extension DrawingMoment {
  init(_ field: VoiceField) {
    self.init(
      phase: field.snapshot.phase, draft: field.draft, hint: field.hint,
      input: field.snapshot.input)
  }
}

/// Decides when to redraw: immediately, or at most twenty times a second if drawing may be delayed.
struct DrawingPace {
  enum Time: Equatable {
    case now
    case at(Double)
    case awaited
  }

  /// The minimum interval between redraws that may be delayed, in seconds.
  static let interval = 0.05

  private var last: DrawingMoment?
  private var lastDrawing = -Double.infinity
  private var isAwaited = false

  /// Returns when to draw a changed screen, given the part of it that must be drawn immediately.
  mutating func change(_ moment: DrawingMoment, at now: Double) -> Time {
    defer { last = moment }
    if last?.allowsDelay(to: moment) != true || now - lastDrawing >= Self.interval {
      lastDrawing = now
      return .now
    }
    if isAwaited { return .awaited }
    isAwaited = true
    return .at(lastDrawing + Self.interval)
  }

  mutating func reached(at now: Double) {
    isAwaited = false
    lastDrawing = now
  }
}
