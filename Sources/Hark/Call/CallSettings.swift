import Foundation

/// The user's settings for calls; numbers are clamped to their bounds.
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

  /// The effects applied to the microphone's audio; noise suppression, which makes recognizers less
  /// accurate on clean speech, is off by default.
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

  package static let sensitivities = 0.0...1.0

  /// The range of `trailingSilence`, in seconds: shorter silences cut users off, and longer ones
  /// keep them waiting.
  package static let silences = 0.6...3.0

  /// The time for which recordings are retained, in days.
  public enum Retention: Int, Sendable, Codable, CaseIterable {
    case week = 7
    case fortnight = 14
    case month = 30
  }

  package var detection: DetectionPolicy {
    var policy = Experience.call.detection
    policy.mode = mode
    policy.sensitivity = sensitivity
    return policy
  }

  /// Returns `policy` with the silences that the user chose.
  package func ending(_ policy: EndingPolicy = Experience.call.ending) -> EndingPolicy {
    let standard = Experience.call.ending
    // The silences after specific words scale with the user's trailing silence.
    let share = trailingSilence / standard.turnSilence
    let shortest = max(Self.silences.lowerBound, standard.shortestTurnSilence * share)
    var policy = policy
    policy.shortestTurnSilence = listensToWords ? shortest : trailingSilence
    policy.longestTurnSilence =
      listensToWords ? standard.longestTurnSilence * share : trailingSilence
    policy.turnSilence = trailingSilence
    return policy
  }
}

extension Experience {
  package static func call(_ settings: CallSettings) -> Experience {
    var experience = Experience.call
    experience.detection = settings.detection
    experience.ending = settings.ending()
    return experience
  }
}

extension Double {
  /// Returns the number clamped to `range`; `other` if it is not finite.
  fileprivate func kept(in range: ClosedRange<Double>, or other: Double) -> Double {
    isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : other
  }
}

// Each value is decoded separately, so that a missing, invalid, or newer value does not affect the
// others.
extension CallSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case mode, sensitivity, trailingSilence, listensToWords, effects, inputDevice
    case speaksReplies, recordsCalls, retention
  }

  /// Decodes the valid values; the others keep their defaults.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ standard: Value) -> Value {
      (try? values.decode(Value.self, forKey: key)) ?? standard
    }
    // The values are set on a separate instance because property observers do not run in an
    // initializer.
    var chosen = CallSettings()
    chosen.mode = read(.mode, chosen.mode)
    chosen.sensitivity = read(.sensitivity, chosen.sensitivity)
    chosen.trailingSilence = read(.trailingSilence, chosen.trailingSilence)
    chosen.listensToWords = read(.listensToWords, chosen.listensToWords)
    let names: [String]? = read(.effects, nil)
    if let names { chosen.effects = Set(names.compactMap(AudioEffect.init)) }
    chosen.inputDevice = read(.inputDevice, nil)
    chosen.speaksReplies = read(.speaksReplies, chosen.speaksReplies)
    chosen.recordsCalls = read(.recordsCalls, chosen.recordsCalls)
    chosen.retention = read(.retention, chosen.retention)
    self = chosen
  }

  /// Encodes all values; `inputDevice` is omitted if it is `nil`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(mode, forKey: .mode)
    try values.encode(sensitivity, forKey: .sensitivity)
    try values.encode(trailingSilence, forKey: .trailingSilence)
    try values.encode(listensToWords, forKey: .listensToWords)
    try values.encode(effects.map(\.rawValue).sorted(), forKey: .effects)
    try values.encodeIfPresent(inputDevice, forKey: .inputDevice)
    try values.encode(speaksReplies, forKey: .speaksReplies)
    try values.encode(recordsCalls, forKey: .recordsCalls)
    try values.encode(retention, forKey: .retention)
  }
}

/// A single change to the settings for calls.
public enum CallSettingsChange: Sendable, Equatable {
  case mode(DetectionMode)
  case sensitivity(Double)
  case trailingSilence(Double)
  case listensToWords(Bool)
  case effect(AudioEffect, Bool)
  case inputDevice(String?)
  case speaksReplies(Bool)
  case recordsCalls(Bool)
  case retention(CallSettings.Retention)

  /// Applies the change to `settings`; a value out of bounds is clamped.
  package func apply(to settings: inout CallSettings) {
    switch self {
    case .mode(let mode): settings.mode = mode
    case .sensitivity(let value): settings.sensitivity = value
    case .trailingSilence(let value): settings.trailingSilence = value
    case .listensToWords(let isOn): settings.listensToWords = isOn
    case .effect(let effect, true): settings.effects.insert(effect)
    case .effect(let effect, false): settings.effects.remove(effect)
    case .inputDevice(let device): settings.inputDevice = device
    case .speaksReplies(let isOn): settings.speaksReplies = isOn
    case .recordsCalls(let isOn): settings.recordsCalls = isOn
    case .retention(let retention): settings.retention = retention
    }
  }

  /// Whether the change plays haptic feedback; changes made with a slider do not (S3-67).
  package var isToggle: Bool {
    switch self {
    case .mode, .listensToWords, .effect, .inputDevice, .speaksReplies, .recordsCalls, .retention:
      true
    case .sensitivity, .trailingSilence: false
    }
  }
}

/// Persistent storage for a user's call settings.
public protocol CallSettingsArchive: Sendable {
  /// Returns the saved settings; `nil` if none were saved.
  ///
  /// Throws `CallSettingsFailure.damaged` if they cannot be read; they remain until new ones are
  /// saved.
  func settings() async throws -> CallSettings?

  /// Replaces the saved settings atomically; throws `CallSettingsFailure.unwritable`.
  func keep(_ settings: CallSettings) async throws
}

/// The reason settings could not be loaded or saved.
public enum CallSettingsFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The saved settings cannot be read; the defaults apply.
  case damaged

  /// The settings apply now but are lost when the app quits.
  case unwritable
}

extension CallSettingsFailure: LocalizedError {
  /// The problem and how to fix it, in one sentence.
  public var errorDescription: String? {
    switch self {
    case .damaged: "The saved call settings cannot be read: save them again."
    case .unwritable: "The call settings cannot be saved: check the disk and its permissions."
    }
  }
}

/// A microphone that the user can select.
public struct AudioInput: Sendable, Hashable, Codable {
  /// The identifier that the system assigns.
  public var id: String

  /// The name shown to the user.
  public var name: String

  /// Creates an audio input.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
