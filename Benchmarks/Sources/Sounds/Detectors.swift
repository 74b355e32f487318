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
    NamedDetector("spectral") { SpectralVoiceDetector() }
  ]

  /// The one that apps get.
  public static let standard = all[all.count - 1]
}
