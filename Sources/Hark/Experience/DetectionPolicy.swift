/// A policy that determines whether and how speech starts and ends recordings automatically.
public struct DetectionPolicy: Sendable, Equatable {
  /// The way in which recordings start and end.
  public var mode: DetectionMode

  /// The sensitivity to faint speech, 0…1.
  ///
  /// Larger values accept fainter speech and more noise (G9).
  public var sensitivity: Double

  /// The silence that ends speech in the automatic modes, in seconds.
  ///
  /// Larger values wait longer for slow speakers and delay the answer (G9).
  public var trailingSilence: Double

  /// The silence, in seconds, that ends speech whose last words suggest that it is complete; capped
  /// at `trailingSilence`.
  ///
  /// The effective value is at least `minimumSilence` plus the detector's own delay, because
  /// silence cannot be detected earlier.
  public var shortestSilence: Double

  /// The silence that ends speech if the last words require a continuation, in seconds; never less
  /// than `trailingSilence`.
  ///
  /// Larger values give more time to a user who is thinking or saying a number.
  public var longestSilence: Double

  /// The duration of audio before the detected onset that the recognizer receives, in seconds.
  ///
  /// Larger values never harm recognition but add audio to decode.
  public var preRoll: Double

  /// The minimum duration of speech, in seconds (G9).
  ///
  /// Larger values ignore longer coughs and report speech later.
  public var minimumSpeech: Double

  /// The silence that separates two utterances, and thus two segments of text, in seconds.
  ///
  /// Larger values bridge longer pauses within a sentence and delay final text. No silence ends a
  /// recording sooner than this.
  public var minimumSilence: Double

  /// The conditions under which the user can interrupt a reply by speaking.
  public var bargeIn: BargeInPolicy

  /// Creates a policy; the defaults of `sensitivity`, `minimumSpeech`, and `minimumSilence` are
  /// those of `EndpointPolicy`.
  public init(
    mode: DetectionMode = .pushToTalk, sensitivity: Double = EndpointPolicy().sensitivity,
    trailingSilence: Double = 0.8, shortestSilence: Double = 0.6, longestSilence: Double = 1.2,
    preRoll: Double = 0.5, minimumSpeech: Double = EndpointPolicy().minimumSpeech,
    minimumSilence: Double = EndpointPolicy().minimumSilence,
    bargeIn: BargeInPolicy = BargeInPolicy()
  ) {
    self.mode = mode
    self.sensitivity = sensitivity
    self.trailingSilence = trailingSilence
    self.shortestSilence = shortestSilence
    self.longestSilence = longestSilence
    self.preRoll = preRoll
    self.minimumSpeech = minimumSpeech
    self.minimumSilence = minimumSilence
    self.bargeIn = bargeIn
  }

  /// Returns the silence, in seconds, that ends speech with the given ending.
  func silence(after ending: SpokenEnding) -> Double {
    switch ending {
    case .open: trailingSilence
    case .finished: min(shortestSilence, trailingSilence)
    case .joining, .number, .filler: max(longestSilence, trailingSilence)
    }
  }

  var endpoints: EndpointPolicy {
    EndpointPolicy(
      sensitivity: sensitivity, minimumSpeech: minimumSpeech, minimumSilence: minimumSilence)
  }
}

/// The way in which recordings start and end.
public enum DetectionMode: String, Sendable, Equatable, Codable, CaseIterable {
  /// The user starts and ends recordings manually; no detector runs.
  case disabled

  /// The user starts and ends recordings manually; a detector runs to find pauses and the absence
  /// of speech.
  case pushToTalk

  /// Speech starts and ends recordings; a long press acts as a tap.
  case auto

  /// Speech starts and ends recordings; holding the button keeps the microphone open.
  case autoWithHold

  /// Whether speech starts recordings.
  public var isAutomatic: Bool { self == .auto || self == .autoWithHold }

  /// Whether the user can record by holding the button (O52).
  package var allowsHold: Bool { self != .auto }
}
