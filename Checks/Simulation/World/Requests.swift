import Hark
import HarkSimulation
import HarkTesting

/// What people asked of a session, and when.
///
/// A session handles a request at the simulated time at which it is made, so that causes are found by
/// comparing times; the order within one instant does not count.
final class Requests: Sendable {
  enum Kind: Sendable {
    case press, release, hold, toggle, start, stop, cancel, mute, unmute, interrupt, leave
    case enable, disable, detect, other
  }

  private struct State: Sendable {
    var times: [Kind: Double] = [:]
    var isEnabled = true

    /// `nil` after two changes in one instant, either of which may be handled last.
    var mode: DetectionMode?
    var ending: EndingPolicy
    var isFingerDown = false

    /// When the finger came down, and the number of presses since it was last up.
    var pressed = -1.0
    var presses = 0

    /// When somebody last asked for a recording that has not been started.
    var wished: Double?

    /// The number of people who wait until the session has settled.
    var settling = 0
  }

  private let clock: SimulatedClock
  private let state: Locked<State>

  init(_ clock: SimulatedClock, _ experience: Experience) {
    self.clock = clock
    state = Locked(State(mode: experience.detection.mode, ending: experience.ending))
  }

  private var now: Double { clock.now }

  /// The mode; `nil` if it is not known, as in the instant in which it changes.
  var mode: DetectionMode? { isNow([.detect]) ? nil : state.withLock { $0.mode } }

  var ending: EndingPolicy { state.withLock { $0.ending } }

  /// The most characters of a text, unless the limit has changed since the session began.
  var characterLimit: Int? {
    state.withLock { $0.times[.detect] == nil ? $0.ending.characters : nil }
  }

  var isFingerDown: Bool { state.withLock { $0.isFingerDown } }

  /// When the finger came down the last time, if it is the only press since it was up.
  var singlePress: Double? { state.withLock { $0.presses == 1 ? $0.pressed : nil } }

  /// When the finger came down the last time after it was up, and when it was last reported down.
  var pressed: Double { state.withLock { $0.pressed } }
  var lastPress: Double { state.withLock { $0.times[.press] ?? -1 } }

  /// Whether one of these was asked for in this instant.
  func isNow(_ kinds: [Kind]) -> Bool {
    state.withLock { state in kinds.contains { state.times[$0] == now } }
  }

  /// Whether a button that reacts was used in this instant.
  var isButtonUsed: Bool {
    isNow([.release]) || isNow([.press, .hold, .toggle]) && reacts
  }

  /// Whether the button is enabled, or was so in this instant.
  private var reacts: Bool { state.withLock { $0.isEnabled } || isNow([.enable, .disable]) }

  var isSettling: Bool { state.withLock { $0.settling > 0 } }

  /// Records that somebody waits until the session has settled, while `wait` runs.
  func settle(_ wait: () async -> Void) async {
    state.withLock { $0.settling += 1 }
    await wait()
    state.withLock { $0.settling -= 1 }
  }

  func ask(_ kind: Kind) {
    let reacts = reacts || kind == .enable
    state.withLock { state in
      state.times[kind] = now
      switch kind {
      case .press, .hold:
        guard reacts else { return }
        if !state.isFingerDown { (state.pressed, state.presses) = (now, 0) }
        // A hold is a press that has already lasted.
        if kind == .hold { state.pressed = min(state.pressed, now - 1) }
        state.presses += 1
        (state.isFingerDown, state.wished) = (true, now)
      case .release:
        if state.isFingerDown { state.wished = now }
        // A release in the instant of the press may be handled before it.
        if state.times[.press] == now || state.times[.hold] == now {
          state.presses += 1
        } else {
          state.isFingerDown = false
        }
      case .toggle, .start: if reacts { state.wished = now }
      case .leave: if state.wished != now { state.wished = nil }
      case .enable, .disable:
        // Of two requests in one instant, either may be handled last.
        if [.press, .hold, .toggle, .start].contains(where: { state.times[$0] == now }) {
          state.wished = now
        }
        let other = state.times[kind == .enable ? .disable : .enable]
        state.isEnabled = kind == .enable || other == now
      case .stop, .cancel, .mute, .unmute, .interrupt, .detect, .other: break
      }
    }
  }

  func ask(for mode: DetectionMode, _ ending: EndingPolicy?) {
    let isOnly = !isNow([.detect])
    ask(.detect)
    state.withLock { state in
      state.mode = isOnly ? mode : nil
      if let ending { state.ending = ending }
    }
  }

  /// Takes the wish for a recording; returns whether there was one.
  func takeWish() -> Bool {
    state.withLock { state in
      defer { state.wished = nil }
      return state.wished != nil
    }
  }
}
