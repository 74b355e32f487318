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

  /// The same where the last words say that no more is coming; at most `trailingSilence` counts.
  ///
  /// Not shorter than `hang` and what the detector needs besides: sooner nobody knows of the silence.
  public var shortestSilence: Double

  /// The same where the last words want more behind them; at least `trailingSilence` counts.
  ///
  /// Larger gives somebody who thinks, or tells a number, more time.
  public var longestSilence: Double

  /// Seconds of sound from before the detected onset that still reach the recogniser.
  ///
  /// Larger never hurts recognition but adds sound to decode.
  public var preRoll: Double

  /// Seconds that speech must last to count (G9).
  ///
  /// Larger ignores longer coughs and tells of speech later.
  public var minimumSpeech: Double

  /// Seconds of silence that part two stretches of speech, and so two segments of text.
  ///
  /// Larger bridges longer pauses inside a sentence and makes text final later. No silence ends a
  /// recording sooner than this.
  public var hang: Double

  /// When a person who speaks over a reply is heard.
  public var bargeIn: BargeInPolicy

  /// Makes a detection policy; the values left out are those of `EndpointPolicy`.
  public init(
    mode: DetectionMode = .pushToTalk, sensitivity: Double = EndpointPolicy().sensitivity,
    trailingSilence: Double = 0.8, shortestSilence: Double = 0.6, longestSilence: Double = 1.2,
    preRoll: Double = 0.5,
    minimumSpeech: Double = EndpointPolicy().minimumSpeech, hang: Double = EndpointPolicy().hang,
    bargeIn: BargeInPolicy = BargeInPolicy()
  ) {
    self.mode = mode
    self.sensitivity = sensitivity
    self.trailingSilence = trailingSilence
    self.shortestSilence = shortestSilence
    self.longestSilence = longestSilence
    self.preRoll = preRoll
    self.minimumSpeech = minimumSpeech
    self.hang = hang
    self.bargeIn = bargeIn
  }

  /// Seconds of silence that end speech whose words end so.
  func silence(after ending: SpokenEnding) -> Double {
    switch ending {
    case .open: trailingSilence
    case .finished: min(shortestSilence, trailingSilence)
    case .joining, .number, .filler: max(longestSilence, trailingSilence)
    }
  }

  /// When speech begins and when it is over.
  var endpoints: EndpointPolicy {
    EndpointPolicy(sensitivity: sensitivity, minimumSpeech: minimumSpeech, hang: hang)
  }
}

/// Who starts and ends a recording.
public enum DetectionMode: String, Sendable, Equatable, Codable, CaseIterable {
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
