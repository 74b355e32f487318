import Hark

/// Which of the system's recognisers listens.
enum RecognizerChoice: Sendable, Equatable {
  /// The speech analyser of iOS 26, whose model is on the device.
  case analyzer

  /// The older recogniser.
  case legacy

  /// The older recogniser for now; the analyser once its model has come.
  case legacyMeanwhile

  /// The analyser, which must wait for its model.
  case analyzerOnceInstalled

  /// How far the speech analyser is from knowing a language.
  enum AnalyzerModel: Sendable, Equatable {
    /// There is no analyser, or none for this language.
    case none

    /// It can be had.
    case missing

    /// It is here.
    case installed
  }

  /// What the older recogniser can do for a language.
  enum LegacyReach: Sendable, Equatable {
    /// It does not know it.
    case none

    /// It needs a network.
    case network

    /// It can work on the device.
    case onDevice

    /// Whether it can listen and keep what was asked of the sound.
    func mayListen(_ preference: RecognizerPreference) -> Bool {
      switch self {
      case .none: false
      case .network: preference != .onDeviceOnly
      case .onDevice: true
      }
    }
  }

  /// Makes the choice that keeps what was asked of the sound.
  ///
  /// The analyser never lets sound leave the device. Nobody waits for a model while something else
  /// may listen.
  init(
    _ preference: RecognizerPreference, analyzer: AnalyzerModel, legacy: LegacyReach
  ) {
    switch (analyzer, legacy.mayListen(preference)) {
    case (.none, _): self = .legacy
    case (_, true) where preference == .preferNetwork: self = .legacy
    case (.installed, _): self = .analyzer
    case (.missing, true): self = .legacyMeanwhile
    case (.missing, false): self = .analyzerOnceInstalled
    }
  }
}
