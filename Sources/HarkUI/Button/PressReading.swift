import Hark
import HarkScreens

/// Reads what fingers, keys and assistive technology do to a button: when it is pressed, released and
/// activated.
///
/// Whatever was pressed is released exactly once, also when the system takes the touch away, the view
/// leaves or the button is switched off meanwhile; so nothing can hang in a hold. What a press means is
/// for the engine to say (`GesturePolicy`).
public struct PressReading: Sendable, Equatable {
  /// What the button is pressed by.
  private enum State: Sendable, Equatable {
    case free
    case touched

    /// A key is down that has not been down for long; the number tells its wait from older ones.
    case key(Int)

    /// A key is down that has become a hold.
    case keyHeld
  }

  private var state = State.free
  private var keyCount = 0

  /// Nothing touches the button.
  public init() {}

  /// Something that happens to a button.
  public enum Event: Sendable, Equatable {
    /// A finger, a pen or a pointer came down.
    case touchBegan

    /// It was lifted, wherever that was, or the system took it away.
    case touchEnded

    /// A key that works buttons went down; keyboards repeat it.
    case keyDown

    /// It came up.
    case keyUp

    /// The time after which a key is a hold is over; with the number that `waitingKey` was.
    case keyTimeOver(Int)

    /// Assistive technology activated the button.
    case activated

    /// The button can see no more of the touch or the key: it has lost the focus, or has left.
    case lost
  }

  /// A key that is down and not yet a hold: `keyTimeOver` with this number is to follow after
  /// `GestureTiming.hold` seconds; nil without one.
  public var waitingKey: Int? {
    if case .key(let number) = state { number } else { nil }
  }

  /// Whether the button looks pressed.
  public var isPressed: Bool { state != .free }

  /// Takes what happened, and gives what the screen is to be told of it, if anything.
  ///
  /// A button that is not enabled can be released, but not pressed.
  public mutating func take(_ event: Event, isEnabled: Bool) -> VoiceAction? {
    switch (event, state) {
    case (.touchBegan, .free) where isEnabled: go(to: .touched, .press)
    case (.touchEnded, .touched), (.lost, .touched), (.lost, .keyHeld), (.keyUp, .keyHeld):
      go(to: .free, .release)
    case (.keyDown, .free) where isEnabled: beginKey()
    case (.keyTimeOver(let over), .key(let number)) where over == number: go(to: .keyHeld, .press)
    case (.keyUp, .key): go(to: .free, .activate)
    // Whoever moves on with a key down wants nothing of the button that is left.
    case (.lost, .key): go(to: .free, nil)
    // A key that is down is the one that activates: the system may tell it both ways.
    case (.activated, .free) where isEnabled: .activate
    // A second finger, a repeating key, a wait that is over too late: the first counts.
    case (.touchBegan, _), (.touchEnded, _), (.keyDown, _), (.keyUp, _), (.keyTimeOver, _),
      (.activated, _), (.lost, .free):
      nil
    }
  }

  private mutating func go(to state: State, _ action: VoiceAction?) -> VoiceAction? {
    self.state = state
    return action
  }

  private mutating func beginKey() -> VoiceAction? {
    keyCount += 1
    return go(to: .key(keyCount), nil)
  }
}
