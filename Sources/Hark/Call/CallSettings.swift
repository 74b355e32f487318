/// The user's settings for calls, each clamped to its bounds.
public struct CallSettings: Sendable, Equatable {
  /// Whether the user or speech detection starts and ends recordings.
  public var mode = DetectionMode.auto

  /// The sensitivity of speech detection, 0…1; larger values detect fainter speech (S3-90).
  public var sensitivity = 0.5 {
    didSet { sensitivity = sensitivity.kept(in: Self.sensitivities, or: oldValue) }
  }

  /// The silence that ends a turn in the automatic modes, in seconds; larger values wait longer.
  public var trailingSilence = 0.8 {
    didSet { trailingSilence = trailingSilence.kept(in: Self.silences, or: oldValue) }
  }

  /// Whether the trailing silence is shortened or lengthened according to the user's last words.
  public var listensToWords = true

  /// The effects applied to the microphone's audio.
  ///
  /// Noise suppression is off by default because it makes recognizers less accurate on clean
  /// speech.
  public var effects: Set<AudioEffect> = [.echoCancellation]

  /// The system's identifier of the selected microphone; `nil` for the system's default.
  public var inputDevice: String?

  /// Whether replies are spoken (autoTTS).
  public var speaksReplies = true

  /// Whether calls are recorded; off by default (O28).
  public var recordsCalls = false

  /// The time for which recordings are retained.
  public var retention = Retention.month

  /// Creates the default settings.
  public init() {}

  /// The range of `sensitivity`.
  public static let sensitivities = 0.0...1.0

  /// The range of `trailingSilence`, in seconds: shorter silences cut users off, and longer ones
  /// keep them waiting.
  public static let silences = 0.6...3.0

  /// The time for which recordings are retained, in days.
  public enum Retention: Int, Sendable, Codable, CaseIterable {
    case week = 7
    case fortnight = 14
    case month = 30
  }
}

extension CallSettings {
  /// The detection policy for these settings.
  public var detection: DetectionPolicy {
    var policy = Experience.call.detection
    policy.mode = mode
    policy.sensitivity = sensitivity
    // The silences after specific words scale with the user's trailing silence.
    let share = trailingSilence / policy.trailingSilence
    let shortest = max(Self.silences.lowerBound, policy.shortestSilence * share)
    policy.shortestSilence = listensToWords ? shortest : trailingSilence
    policy.longestSilence = listensToWords ? policy.longestSilence * share : trailingSilence
    policy.trailingSilence = trailingSilence
    return policy
  }
}

extension Experience {
  /// Returns the call experience for a user's settings.
  public static func call(_ settings: CallSettings) -> Experience {
    var experience = Experience.call
    experience.detection = settings.detection
    return experience
  }
}

extension Double {
  /// Returns the number clamped to `range`; `other` if it is not finite.
  fileprivate func kept(in range: ClosedRange<Double>, or other: Double) -> Double {
    isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : other
  }
}
