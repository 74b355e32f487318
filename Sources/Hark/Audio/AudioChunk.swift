/// A run of sound: mono, 32-bit float, −1…1, 16,000 samples a second.
///
/// Every part of Hark speaks this format; adapters convert at the edge with the platform's own
/// converter.
public struct AudioChunk: Sendable, Equatable {
  /// Samples in one second of sound.
  public static let sampleRate = 16_000

  /// Where the first sample lies, in samples since the microphone was opened.
  public let start: Int

  /// The sound itself, one value a sample, −1…1; of any length from one sample up.
  public let samples: [Float]

  /// Makes a chunk whose first sample lies at `start`.
  public init(start: Int, samples: [Float]) {
    self.start = start
    self.samples = samples
  }

  /// The position just behind the last sample.
  public var end: Int { start + samples.count }

  /// Where the chunk lies in the sound.
  public var range: AudioRange { AudioRange(start: start, end: end) }
}
