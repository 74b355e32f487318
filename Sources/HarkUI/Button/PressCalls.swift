import HarkScreens

/// A state machine that determines which closure a button calls, and when.
///
/// The app responds to a press by recording, possibly after a delay. A release during the delay is
/// deferred until recording starts, so that the microphone does not stay open.
struct PressCalls: Sendable, Equatable {
  private enum Unanswered: Sendable, Equatable { case press, pressAndRelease }

  private var unanswered: Unanswered?

  /// Returns the call for a user action, or `nil` for none: activation toggles recording, and a
  /// release while nothing is being recorded makes no call (S1-24).
  mutating func take(_ action: VoiceAction, isRecording: Bool) -> PressCall? {
    switch action {
    case .press where !isRecording:
      unanswered = .press
      return .press
    case .release where isRecording: return .release
    case .release:
      if unanswered == .press { unanswered = .pressAndRelease }
      return nil
    case .activate:
      unanswered = nil
      return isRecording ? .release : .press
    default: return nil
    }
  }

  mutating func follow(isRecording: Bool) -> PressCall? {
    guard isRecording else { return nil }
    defer { unanswered = nil }
    return unanswered == .pressAndRelease ? .release : nil
  }
}

/// A call that a button with separate press and release closures makes.
enum PressCall: Sendable, Equatable { case press, release }
