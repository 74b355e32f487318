/// An operation that the user waits for, with its maximum duration.
public enum TimeBudget: String, Sendable, Hashable, CaseIterable {
  /// From touching the button to haptic feedback (S5-SC-006).
  case tapToHaptic

  /// From touching the button to visual feedback (S5-SC-005).
  case tapToVisual

  /// From touching the button to the start of recording (S5-SC-001).
  case tapToRecording

  /// From the first speech of a recording to its first recognized words (S5-SC-002, S5-FR-011).
  case speechToText

  /// From the recognizer's result to the listeners that show it (S4-20).
  case resultToText

  /// From the end of speech to the end of a recording that ends on silence (S5-SC-004).
  case silenceToStop

  /// From the stop to the release of the microphone (S4-22).
  case stopToRelease

  /// From a failure to its display in the UI (S5-SC-008).
  case failureToMessage

  /// The maximum duration, in seconds.
  public var limit: Double {
    switch self {
    case .tapToHaptic: 0.05
    case .tapToVisual: 0.1
    case .resultToText: 0.3
    case .tapToRecording, .speechToText, .stopToRelease: 0.5
    case .failureToMessage: 1
    // The trailing silence plus one window of the slowest detector (O59).
    case .silenceToStop: 2 + 0.032
    }
  }
}
