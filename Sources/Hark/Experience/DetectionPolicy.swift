/// A policy that determines whether and how speech starts and ends recordings automatically.
public struct DetectionPolicy: Sendable, Equatable {
  /// How recordings start and end.
  public var mode: DetectionMode

  /// The sensitivity to faint speech, 0…1.
  ///
  /// Larger values accept fainter speech and more noise (G9).
  public var sensitivity: Double

  /// The duration of audio before the detected onset that the recognizer receives, in seconds.
  ///
  /// Larger values capture more of a faint beginning but add audio to decode.
  public var preRoll: Double

  /// The minimum duration of speech, in seconds (G9).
  ///
  /// Larger values ignore longer coughs and report speech later.
  public var minimumSpeech: Double

  /// The conditions under which the user can interrupt a reply by speaking.
  public var bargeIn: BargeInPolicy

  /// Creates a policy; the defaults of `sensitivity` and `minimumSpeech` are those of
  /// `EndpointPolicy`.
  public init(
    mode: DetectionMode = .pushToTalk, sensitivity: Double = EndpointPolicy().sensitivity,
    preRoll: Double = 0.5, minimumSpeech: Double = EndpointPolicy().minimumSpeech,
    bargeIn: BargeInPolicy = BargeInPolicy()
  ) {
    self.mode = mode
    self.sensitivity = sensitivity
    self.preRoll = preRoll
    self.minimumSpeech = minimumSpeech
    self.bargeIn = bargeIn
  }
}

/// How recordings start and end.
public enum DetectionMode: String, Sendable, Equatable, Codable, CaseIterable {
  /// The user starts and ends recordings manually; no detector runs.
  case disabled

  /// The user starts and ends recordings manually; a detector runs to find pauses and the absence
  /// of speech.
  case pushToTalk

  /// Speech starts and ends recordings; a long press acts as a tap.
  case auto

  /// Speech starts and ends recordings; while the user holds the button, silence does not end one.
  case autoWithHold

  /// Whether speech starts recordings.
  public var isAutomatic: Bool { self == .auto || self == .autoWithHold }

  /// Whether the user can record by holding the button (O52).
  package var allowsHold: Bool { self != .auto }
}
