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

/// What of a screen is to be drawn at once when it changes; all else may wait a moment.
struct DrawingMoment: Sendable, Equatable {
  var phase: Phase
  var draft: Draft?
  var hint: String?
  var input: InputCondition
  var call: CallMoment?

  init(_ field: VoiceField) {
    self.init(
      phase: field.snapshot.phase, draft: field.draft, hint: field.hint,
      input: field.snapshot.input)
  }

  init(
    phase: Phase, draft: Draft? = nil, hint: String?, input: InputCondition,
    call: CallMoment? = nil
  ) {
    self.phase = phase
    self.draft = draft
    self.hint = hint
    self.input = input
    self.call = call
  }

  /// Whether so much changes with the sound alone that this need not be drawn at once: in a
  /// recording, and in a call always.
  func isFollowedAtLeisure(by other: DrawingMoment) -> Bool {
    self == other && (phase.isRecording || call != nil)
  }
}
