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

/// How long the last words may take.
enum FinalWait {
  /// Seconds to wait for the finals of sound that has ended, when `unfinished` seconds of it are
  /// still without a final (D4).
  static func seconds(unfinished: Double) -> Double { 0.5 + 0.2 * unfinished }
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
