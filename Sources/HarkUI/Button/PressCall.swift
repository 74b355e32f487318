import HarkScreens

/// What a button with a closure for each press and release is to call.
enum PressCall: Sendable, Equatable {
  case press, release
}

/// Which closure a button calls, and when.
///
/// The app answers a press by recording, and may take its time: a lift that comes before that is kept
/// until then, so that no microphone stays open.
struct PressCalls: Sendable, Equatable {
  private enum Unanswered: Sendable, Equatable {
    case press, pressAndRelease
  }

  private var unanswered: Unanswered?

  init() {}

  /// What a person's action calls; nil for nothing.
  ///
  /// Activation toggles, and a lift of a button that does not record ends nothing (S1-24).
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

  /// The app records, or does not any more: what that calls.
  mutating func follow(isRecording: Bool) -> PressCall? {
    guard isRecording else { return nil }
    defer { unanswered = nil }
    return unanswered == .pressAndRelease ? .release : nil
  }
}
