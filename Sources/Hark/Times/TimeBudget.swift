/// How long something may take that a person waits for.
public enum TimeBudget: String, Sendable, Hashable, CaseIterable {
  /// From the finger on the button to the knock that is felt (S5-SC-006).
  case tapToHaptic

  /// From the finger on the button to a face that shows it (S5-SC-005).
  case tapToVisual

  /// From the finger on the button to a recording under way (S5-SC-001).
  case tapToRecording

  /// From the first speech of a recording to its first words (S5-SC-002, S5-FR-011).
  case speechToText

  /// From the recogniser's result to those who show it (S4-20).
  case resultToText

  /// From the end of speech to the end of a recording that silence ends (S5-SC-004).
  case silenceToStop

  /// From the stop to a microphone that is free (S4-22).
  case stopToRelease

  /// From a failure to a face that tells it (S5-SC-008).
  case failureToMessage

  /// The longest that it may take, in seconds.
  public var limit: Double {
    switch self {
    case .tapToHaptic: 0.05
    case .tapToVisual: 0.1
    case .resultToText: 0.3
    case .tapToRecording, .speechToText, .stopToRelease: 0.5
    case .failureToMessage: 1
    // The silence that is waited for, and one window of the slowest detector (O59).
    case .silenceToStop: 2 + 0.032
    }
  }
}
