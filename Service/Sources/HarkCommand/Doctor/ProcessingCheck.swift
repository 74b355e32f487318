import Hark
import HarkLinux

/// Tells what cleans the microphone's sound during a call.
struct ProcessingCheck {
  private static let name = "processing"

  /// What is so.
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
  /// What a person calls it, in the middle of a line.
  fileprivate var words: String {
    switch self {
    case .echoCancellation: "echo cancellation"
    case .noiseSuppression: "noise suppression"
    case .automaticGain: "automatic gain"
    }
  }
}
