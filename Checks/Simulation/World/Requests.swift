import Hark
import HarkSimulation
import HarkTesting

/// The requests to a session, with their times.
///
/// A session handles a request at the simulated time at which it is made, so that causes are found
/// by comparing times. The order within an instant is undefined.
final class Requests: Sendable {
  enum Kind: Sendable {
    case press, release, hold, toggle, start, stop, cancel, mute, unmute, interrupt, leave
    case enable, disable, detect, other
  }

  private struct State: Sendable {
    var times: [Kind: Double] = [:]
    var isEnabled = true

    /// `nil` after two changes at one instant, because either may be handled last.
    var mode: DetectionMode?
    var ending: EndingPolicy
    var isFingerDown = false

    /// The time when the finger went down, and the number of presses since it was last up.
    var pressed = -1.0
    var presses = 0

    /// The time when the finger that was last lifted had gone down.
    var pressedBefore = -1.0

    /// The time of the last request for a recording that has not started yet.
    var wished: Double?

    /// The number of callers that wait for the session to settle.
    var settling = 0
  }

  private let clock: SimulatedClock
  private let state: Locked<State>

  init(_ clock: SimulatedClock, _ experience: Experience) {
    self.clock = clock
    state = Locked(State(mode: experience.detection.mode, ending: experience.ending))
  }

  private var now: Double { clock.now }

  /// The mode; `nil` if it is unknown, as at the instant of a change.
  var mode: DetectionMode? { isNow([.detect]) ? nil : state.withLock { $0.mode } }

  var ending: EndingPolicy { state.withLock { $0.ending } }

  /// The maximum number of characters in a text; `nil` if the limit has changed since the session
  /// began.
  var characterLimit: Int? {
    state.withLock { $0.times[.detect] == nil ? $0.ending.characters : nil }
  }

  var isFingerDown: Bool { state.withLock { $0.isFingerDown } }

  /// The time when the finger last went down, if there has been only one press since it was last
  /// up.
  var singlePress: Double? { state.withLock { $0.presses == 1 ? $0.pressed : nil } }

  /// The time of the last press that followed a release.
  ///
  /// If the finger was lifted at this instant, it is the press before, because the release may be
  /// handled after a new press.
  var pressed: Double {
    isNow([.release]) ? state.withLock { $0.pressedBefore } : state.withLock { $0.pressed }
  }

  /// The time of the last reported press.
  var lastPress: Double { state.withLock { $0.times[.press] ?? -1 } }

  /// Whether one of these requests was made at this instant.
  func isNow(_ kinds: [Kind]) -> Bool {
    state.withLock { state in kinds.contains { state.times[$0] == now } }
  }

  /// Whether an enabled button was used at this instant.
  var isButtonUsed: Bool {
    isNow([.release]) || isNow([.press, .hold, .toggle]) && reacts
  }

  /// Whether the button is enabled, or was enabled at this instant.
  private var reacts: Bool { state.withLock { $0.isEnabled } || isNow([.enable, .disable]) }

  var isSettling: Bool { state.withLock { $0.settling > 0 } }

  /// Records that a caller waits for the session to settle while `wait` runs.
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
        // A hold is a press that has already lasted for a while.
        if kind == .hold { state.pressed = min(state.pressed, now - 1) }
        state.presses += 1
        (state.isFingerDown, state.wished) = (true, now)
      case .release:
        if state.isFingerDown { (state.wished, state.pressedBefore) = (now, state.pressed) }
        // A release at the instant of the press may be handled before the press.
        if state.times[.press] == now || state.times[.hold] == now {
          state.presses += 1
        } else {
          state.isFingerDown = false
        }
      case .toggle, .start: if reacts { state.wished = now }
      case .leave: if state.wished != now { state.wished = nil }
      case .enable, .disable:
        // Of two requests at one instant, either may be handled last.
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

  /// Consumes the pending request for a recording; returns whether there was one.
  func takeWish() -> Bool {
    state.withLock { state in
      defer { state.wished = nil }
      return state.wished != nil
    }
  }
}
