import Hark

enum RecognizerChoice: Sendable, Equatable {
  /// The speech analyzer of iOS 26, with its model on the device.
  case analyzer

  case legacy

  /// The older recognizer for now, and the analyzer once its model is installed.
  case legacyMeanwhile

  /// The analyzer, which must wait for its model.
  case analyzerOnceInstalled

  enum AnalyzerModel: Sendable, Equatable {
    /// The analyzer is unavailable, or does not support the language.
    case none
    case missing
    case installed
  }

  enum LegacyReach: Sendable, Equatable {
    case none
    case network
    case onDevice

    func mayListen(_ preference: RecognizerPreference) -> Bool {
      switch self {
      case .none: false
      case .network: preference != .onDeviceOnly
      case .onDevice: true
      }
    }
  }

  /// Chooses a recognizer that respects the preference.
  ///
  /// The analyzer never sends audio off the device. If the older recognizer may listen, it does so
  /// until the analyzer's model is installed, and always with `preferNetwork`.
  init(_ preference: RecognizerPreference, analyzer: AnalyzerModel, legacy: LegacyReach) {
    switch (analyzer, legacy.mayListen(preference)) {
    case (.none, _): self = .legacy
    case (_, true) where preference == .preferNetwork: self = .legacy
    case (.installed, _): self = .analyzer
    case (.missing, true): self = .legacyMeanwhile
    case (.missing, false): self = .analyzerOnceInstalled
    }
  }
}

/// The place where a task's audio is recognized.
enum SoundPath: Sendable, Equatable {
  /// On the device, which the audio never leaves.
  case onDevice

  /// Possibly on the system vendor's servers.
  case network

  /// Returns the path that respects the preference, given on-device support and connectivity;
  /// throws if there is none.
  ///
  /// `onDeviceOnly` is a guarantee. Apple's recognizer silently falls back to the network, so it is
  /// not started at all if it cannot work on the device.
  static func chosen(
    _ preference: RecognizerPreference, supportsOnDevice: Bool, isConnected: Bool
  ) throws(VoiceFailure) -> SoundPath {
    switch preference {
    case .onDeviceOnly where supportsOnDevice: return .onDevice
    case .onDeviceOnly: throw .recognizerUnavailable
    case .preferOnDevice where supportsOnDevice: return .onDevice
    case .preferNetwork where supportsOnDevice && !isConnected: return .onDevice
    case .preferOnDevice, .preferNetwork:
      if !isConnected { throw .networkUnavailable }
      return .network
    }
  }
}
