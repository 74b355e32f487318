import Hark
import Testing

@testable import HarkApple

@Suite("Choice of a recognizer")
struct RecognizerChoiceTests {
  /// The complete table: preference, state of the analyzer's model, capability of the legacy
  /// recognizer, choice.
  static let table:
    [(
      RecognizerPreference, RecognizerChoice.AnalyzerModel, RecognizerChoice.LegacyReach,
      RecognizerChoice
    )] = [
      (.preferOnDevice, .installed, .none, .analyzer),
      (.preferOnDevice, .installed, .network, .analyzer),
      (.preferOnDevice, .installed, .onDevice, .analyzer),
      (.preferOnDevice, .missing, .none, .analyzerOnceInstalled),
      (.preferOnDevice, .missing, .network, .legacyMeanwhile),
      (.preferOnDevice, .missing, .onDevice, .legacyMeanwhile),
      (.preferOnDevice, .none, .none, .legacy),
      (.preferOnDevice, .none, .network, .legacy),
      (.preferOnDevice, .none, .onDevice, .legacy),
      (.onDeviceOnly, .installed, .none, .analyzer),
      (.onDeviceOnly, .installed, .network, .analyzer),
      (.onDeviceOnly, .installed, .onDevice, .analyzer),
      (.onDeviceOnly, .missing, .none, .analyzerOnceInstalled),
      (.onDeviceOnly, .missing, .network, .analyzerOnceInstalled),
      (.onDeviceOnly, .missing, .onDevice, .legacyMeanwhile),
      (.onDeviceOnly, .none, .none, .legacy),
      (.onDeviceOnly, .none, .network, .legacy),
      (.onDeviceOnly, .none, .onDevice, .legacy),
      (.preferNetwork, .installed, .none, .analyzer),
      (.preferNetwork, .installed, .network, .legacy),
      (.preferNetwork, .installed, .onDevice, .legacy),
      (.preferNetwork, .missing, .none, .analyzerOnceInstalled),
      (.preferNetwork, .missing, .network, .legacy),
      (.preferNetwork, .missing, .onDevice, .legacy),
      (.preferNetwork, .none, .none, .legacy),
      (.preferNetwork, .none, .network, .legacy),
      (.preferNetwork, .none, .onDevice, .legacy),
    ]

  @Test("Every combination has one choice")
  func choice() {
    for (preference, analyzer, legacy, choice) in Self.table {
      #expect(
        RecognizerChoice(preference, analyzer: analyzer, legacy: legacy) == choice,
        "\(preference), \(analyzer), \(legacy)")
    }
  }
}
