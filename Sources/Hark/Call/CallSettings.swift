/// What a person has chosen for calls; every value lies within its bounds, whatever it is set to.
public struct CallSettings: Sendable, Equatable {
  /// Who starts and ends a recording.
  public var mode = DetectionMode.auto

  /// How faint speech may be, 0…1; larger lets fainter speech count (S3-90).
  public var sensitivity = 0.5 {
    didSet { sensitivity = sensitivity.kept(in: Self.sensitivities, or: oldValue) }
  }

  /// Seconds of silence that end a turn in the automatic modes; larger waits longer.
  public var trailingSilence = 0.8 {
    didSet { trailingSilence = trailingSilence.kept(in: Self.silences, or: oldValue) }
  }

  /// Whether the last words make that shorter or longer.
  public var listensToWords = true

  /// What is done to the microphone's sound.
  ///
  /// Noise is left as it is, because recognisers understand clean speech less without it.
  public var effects: Set<AudioEffect> = [.echoCancellation]

  /// The microphone, by the name that its system gives it; nil leaves it to the system.
  public var inputDevice: String?

  /// Whether replies are spoken (autoTTS).
  public var speaksReplies = true

  /// Whether calls are recorded; off unless the person wants it (O28).
  public var recordsCalls = false

  /// How long recordings are kept.
  public var retention = Retention.month

  /// The standard ones.
  public init() {}

  /// How faint speech may be.
  public static let sensitivities = 0.0...1.0

  /// The silences that can be chosen, in seconds: less cuts everybody off, more keeps them waiting.
  public static let silences = 0.6...3.0

  /// How long recordings are kept, in days.
  public enum Retention: Int, Sendable, Codable, CaseIterable {
    case week = 7
    case fortnight = 14
    case month = 30
  }
}

extension CallSettings {
  /// How speech is found by these settings.
  public var detection: DetectionPolicy {
    var policy = Experience.call.detection
    policy.mode = mode
    policy.sensitivity = sensitivity
    // A person who wants more time in all wants it in the same measure where words want more.
    let share = trailingSilence / policy.trailingSilence
    let shortest = max(Self.silences.lowerBound, policy.shortestSilence * share)
    policy.shortestSilence = listensToWords ? shortest : trailingSilence
    policy.longestSilence = listensToWords ? policy.longestSilence * share : trailingSilence
    policy.trailingSilence = trailingSilence
    return policy
  }
}

extension Experience {
  /// A call by a person's settings.
  public static func call(_ settings: CallSettings) -> Experience {
    var experience = Experience.call
    experience.detection = settings.detection
    return experience
  }
}

extension Double {
  /// The number within `range`; `other` where it is none.
  fileprivate func kept(in range: ClosedRange<Double>, or other: Double) -> Double {
    isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : other
  }
}
