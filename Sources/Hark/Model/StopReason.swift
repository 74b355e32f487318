/// The reason a recording's audio ended.
public enum StopReason: String, Sendable, Equatable, CaseIterable {
  /// The user stopped the recording.
  case hand

  /// The user canceled the recording.
  case cancelled

  /// The trailing silence reached its limit.
  case silence

  /// No speech started before the timeout.
  case noFirstWord

  /// The recording reached its maximum duration.
  case length

  /// The text reached its maximum number of characters.
  case characters

  /// The audio source ended, such as at the end of a file.
  case soundEnded

  /// The recognizer ended by itself.
  case recognitionEnded

  /// The operating system took the microphone.
  case interrupted

  /// The user left the screen.
  case left

  /// A failure ended the recording.
  case failure
}

extension TurnEnd.Reason {
  /// The equivalent stop reason of a recording.
  var stopReason: StopReason {
    switch self {
    case .silence: .silence
    case .noFirstWord: .noFirstWord
    case .length: .length
    }
  }
}
