import HarkScreens

/// What a button with a closure for each is to call.
enum PressCall: Sendable, Equatable {
  case press, release

  /// Nil for what is none of the two.
  ///
  /// Activation toggles, and a lift of a button that does not record ends nothing (S1-24).
  init?(_ action: VoiceAction, isRecording: Bool) {
    switch action {
    case .press where !isRecording: self = .press
    case .release where isRecording: self = .release
    case .activate: self = isRecording ? .release : .press
    default: return nil
    }
  }
}
