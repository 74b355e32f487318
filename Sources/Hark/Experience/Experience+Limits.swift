extension Experience {
  /// What ends a recording of the given kind by itself, in seconds.
  ///
  /// A held microphone stays open (S3-28), and without a detector nobody knows of silence; only the
  /// length limit holds for every kind.
  func limits(for kind: RecordingKind) -> TurnLimits {
    if detection.mode == .disabled { return TurnLimits(length: ending.length) }
    switch kind {
    case .hand:
      return TurnLimits(silence: ending.silence, firstWord: ending.firstWord, length: ending.length)
    case .speech:
      return TurnLimits(silence: detection.trailingSilence, length: ending.length)
    case .held:
      return TurnLimits(length: ending.length)
    }
  }
}
