import Foundation
import Hark

/// A detector that is measured.
public struct NamedDetector: Sendable {
  /// The name by which it is asked for and reported.
  public let name: String

  /// Makes one that has heard nothing; throws what stands in its way, as weights that are missing.
  public let make: @Sendable () throws -> any VoiceDetector

  init(_ name: String, _ make: @escaping @Sendable () throws -> any VoiceDetector) {
    self.name = name
    self.make = make
  }

  /// Every detector of Hark, each a line.
  public static let all = [
    NamedDetector("spectral") { SpectralVoiceDetector() },
    NamedDetector("silero") { SileroDetector(weights: try weights.get()) },
    NamedDetector("cascade") { CascadeVoiceDetector(weights: try weights.get()) },
  ]

  /// One that has heard nothing; nil, after saying why, where none can be made.
  public func fresh() -> (any VoiceDetector)? {
    do { return try make() } catch {
      print("\(name) is left out: \((error as? SileroWeightsProblem)?.sentence ?? "\(error)")")
      return nil
    }
  }

  /// The one that apps get.
  public static let standard = all[2]

  /// Silero's weights, read when a detector first needs them.
  private static let weights = Result { try SileroWeights(contentsOf: VoiceModel.url) }
}
