import Foundation
import Hark

/// A detector to measure.
public struct NamedDetector: Sendable {
  /// The name by which the detector is selected and reported.
  public let name: String

  /// Creates a detector in its initial state; throws if this is impossible, for example because
  /// weights are missing.
  public let make: @Sendable () throws -> any VoiceDetector

  init(_ name: String, _ make: @escaping @Sendable () throws -> any VoiceDetector) {
    self.name = name
    self.make = make
  }

  /// All of Hark's detectors, one per line.
  public static let all = [
    NamedDetector("spectral") { SpectralVoiceDetector() },
    NamedDetector("silero") { SileroDetector(weights: try weights.get()) },
    NamedDetector("cascade") { CascadeVoiceDetector(weights: try weights.get()) },
  ]

  /// Creates a detector in its initial state; prints the reason and returns `nil` if this is
  /// impossible.
  public func fresh() -> (any VoiceDetector)? {
    do { return try make() } catch {
      print("\(name) is skipped: \((error as? SileroWeightsProblem)?.sentence ?? "\(error)")")
      return nil
    }
  }

  /// The detector that apps use by default.
  public static let standard = all[2]

  /// Silero's weights, which are read when a detector first needs them.
  private static let weights = Result { try SileroWeights(contentsOf: VoiceModel.url) }
}
