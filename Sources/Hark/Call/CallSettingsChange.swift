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
  public func apply(to settings: inout CallSettings) {
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

  /// Whether the change is a switch or a choice, which plays haptic feedback, and not a slider
  /// (S3-67).
  public var isToggle: Bool {
    switch self {
    case .mode, .listensToWords, .effect, .inputDevice, .speaksReplies, .recordsCalls, .retention:
      true
    case .sensitivity, .trailingSilence: false
    }
  }
}
