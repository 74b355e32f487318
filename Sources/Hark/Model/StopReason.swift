/// Why a recording's sound ended.
public enum StopReason: String, Sendable, Equatable, CaseIterable {
  /// The person ended it.
  case hand

  /// The person dropped it.
  case cancelled

  /// The silence after the last speech was long enough.
  case silence

  /// No first word came in time.
  case noFirstWord

  /// It reached its greatest length.
  case length

  /// Its text reached the greatest number of characters.
  case characters

  /// The sound itself ended, as a file does.
  case soundEnded

  /// The recogniser ended by itself.
  case recognitionEnded

  /// The operating system took the microphone.
  case interrupted

  /// The person left the screen.
  case left

  /// Something broke.
  case failure
}

extension TurnEnd.Reason {
  /// The reason as a recording's stop.
  var stopReason: StopReason {
    switch self {
    case .silence: .silence
    case .noFirstWord: .noFirstWord
    case .length: .length
    }
  }
}
