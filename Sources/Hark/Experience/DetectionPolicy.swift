/// Whether and how speech starts and ends recordings by itself.
public struct DetectionPolicy: Sendable, Equatable {
  /// Who starts and ends a recording.
  public var mode: DetectionMode

  /// How faint speech may be, 0…1.
  ///
  /// Larger lets fainter speech count, and more noise (G9).
  public var sensitivity: Double

  /// Seconds of silence that end speech in the automatic modes.
  ///
  /// Larger waits longer for a slow speaker and answers later (G9).
  public var trailingSilence: Double

  /// Seconds of sound from before the detected onset that still reach the recogniser.
  ///
  /// Larger never hurts recognition but adds sound to decode.
  public var preRoll: Double

  /// Makes a detection policy.
  public init(
    mode: DetectionMode = .pushToTalk, sensitivity: Double = 0.5, trailingSilence: Double = 0.8,
    preRoll: Double = 0.5
  ) {
    self.mode = mode
    self.sensitivity = sensitivity
    self.trailingSilence = trailingSilence
    self.preRoll = preRoll
  }
}

/// Who starts and ends a recording.
public enum DetectionMode: String, Sendable, Equatable, CaseIterable {
  /// The person, by hand; no detector runs.
  case disabled

  /// The person, by hand; a detector runs to find pauses and to notice that nothing was said.
  case pushToTalk

  /// Speech itself; a long press is a tap.
  case auto

  /// Speech itself, and a held finger keeps the microphone open.
  case autoWithHold

  /// Whether speech starts recordings.
  public var isAutomatic: Bool {
    switch self {
    case .auto, .autoWithHold: true
    case .disabled, .pushToTalk: false
    }
  }

  /// Whether a held finger records (O52).
  public var allowsHold: Bool {
    switch self {
    case .disabled, .pushToTalk, .autoWithHold: true
    case .auto: false
    }
  }
}
