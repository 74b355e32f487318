import Hark
import HarkLinux

/// Reports how the microphone's audio is processed during a call.
struct ProcessingCheck {
  private static let name = "processing"

  /// Runs the check.
  func run() -> DoctorFinding {
    let processing = LinuxAudioProcessing()
    let parts = AudioEffect.allCases.map { effect in
      let made = processing.stage(for: effect) == nil ? "missing" : processing.name(of: effect)
      return "\(effect.words): \(made)"
    }
    return .works(Self.name, parts.joined(separator: ", "))
  }
}

extension AudioEffect {
  /// The user-visible name of the effect, in lowercase.
  fileprivate var words: String {
    switch self {
    case .echoCancellation: "echo cancellation"
    case .noiseSuppression: "noise suppression"
    case .automaticGain: "automatic gain"
    }
  }
}
