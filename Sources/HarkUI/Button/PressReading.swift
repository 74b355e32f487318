import Hark
import HarkScreens

/// A state machine that converts input from touch, keys, and assistive technology into presses,
/// releases, and activations of a button.
///
/// Every press is released exactly once, even if the system cancels the touch, the view disappears,
/// or the button is disabled in the meantime. The engine interprets the presses (`GesturePolicy`).
struct PressReading: Sendable, Equatable {
  private enum State: Sendable, Equatable {
    case free
    case touched

    /// A key is down but not yet held; the number distinguishes its timeout from earlier ones.
    case key(Int)

    /// A key has been held for `GestureTiming.hold`.
    case keyHeld
  }

  private var state = State.free

  /// The number of the current touch, or of the next one if there is none; starts at 1.
  private(set) var touch = 1
  private var keyCount = 0

  enum Event: Sendable, Equatable {
    case touchBegan

    /// The touch ended, at any position.
    case touchEnded

    /// SwiftUI reset the state of this touch, after it ended or was canceled; the next touch may
    /// already have begun.
    case touchOver(Int)

    /// A key that activates buttons went down; a repetition has no effect.
    case keyDown
    case keyUp

    /// The hold time of the key with this `waitingKey` number elapsed.
    case keyTimeOver(Int)

    /// Assistive technology activated the button.
    case activated

    /// The button lost track of the touch or key, because it lost focus or disappeared.
    case lost
  }

  /// The number of a key press that is not yet a hold, which the caller must pass with `keyTimeOver`
  /// after `GestureTiming.hold` seconds; `nil` if there is none.
  var waitingKey: Int? { if case .key(let number) = state { number } else { nil } }

  /// Whether the button looks pressed.
  var isPressed: Bool { state != .free }

  /// Handles an event, and returns the resulting action, if any.
  ///
  /// A disabled button ignores new input, but a touch or key that is already down still takes effect.
  mutating func take(_ event: Event, isEnabled: Bool) -> VoiceAction? {
    switch (event, state) {
    case (.touchBegan, .free) where isEnabled: go(to: .touched, .press)
    case (.touchEnded, .touched), (.lost, .touched), (.lost, .keyHeld), (.keyUp, .keyHeld):
      go(to: .free, .release)
    case (.touchOver(let over), .touched) where over == touch: go(to: .free, .release)
    // The touch was ignored or abandoned; the next one gets a new number.
    case (.touchEnded, .free): go(to: .free, nil)
    case (.keyDown, .free) where isEnabled: beginKey()
    case (.keyTimeOver(let over), .key(let number)) where over == number: go(to: .keyHeld, .press)
    case (.keyUp, .key): go(to: .free, .activate)
    // Moving focus away while a key is down does not activate the button.
    case (.lost, .key): go(to: .free, nil)
    // The system may also report an activation while a key is down, but the button is activated
    // only when the key is released.
    case (.activated, .free) where isEnabled: .activate
    // The first press takes precedence over a second finger, a repeating key, or a late report.
    case (.touchBegan, _), (.touchEnded, _), (.touchOver, _), (.keyDown, _), (.keyUp, _),
      (.keyTimeOver, _), (.activated, _), (.lost, .free):
      nil
    }
  }

  private mutating func go(to state: State, _ action: VoiceAction?) -> VoiceAction? {
    if state == .free { touch += 1 }
    self.state = state
    return action
  }

  private mutating func beginKey() -> VoiceAction? {
    keyCount += 1
    return go(to: .key(keyCount), nil)
  }
}
