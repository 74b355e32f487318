extension Experience {
  /// What ends a recording of the given kind by itself, in seconds, where its words end so.
  ///
  /// A held microphone stays open (S3-28), and without a detector nobody knows of silence; only the
  /// length limit holds for every kind. What speech began is listened to until it ends, whatever the
  /// mode is by then.
  func limits(for kind: RecordingKind, after words: SpokenEnding = .open) -> TurnLimits {
    if detection.mode == .disabled, kind != .speech { return TurnLimits(length: ending.length) }
    switch kind {
    case .hand:
      return TurnLimits(silence: ending.silence, firstWord: ending.firstWord, length: ending.length)
    case .speech:
      return TurnLimits(
        silence: detection.silence(after: words), length: ending.length, words: words)
    case .held:
      return TurnLimits(length: ending.length)
    }
  }
}
