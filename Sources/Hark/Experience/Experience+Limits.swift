extension Experience {
  /// Returns the limits, in seconds, that end a recording of the given kind automatically after the
  /// given ending.
  ///
  /// A held microphone stays open (S3-28), and without a detector silence is unknown; only the
  /// length limit applies to every kind. A recording started by speech ends with that speech, even
  /// if the mode has changed since.
  func limits(for kind: RecordingKind, after words: SpokenEnding = .open) -> TurnLimits {
    if detection.mode == .disabled, kind != .speech { return TurnLimits(length: ending.length) }
    switch kind {
    case .hand:
      return TurnLimits(
        silence: ending.silence, noSpeechTimeout: ending.noSpeechTimeout, length: ending.length)
    case .speech:
      return TurnLimits(
        silence: detection.silence(after: words), length: ending.length, words: words)
    case .held:
      return TurnLimits(length: ending.length)
    }
  }
}
