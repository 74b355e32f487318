/// A run of audio samples: mono, 32-bit float, −1…1, 16,000 samples per second.
///
/// All parts of Hark use this format. Adapters convert at the edge with the platform's converter.
public struct AudioChunk: Sendable, Equatable {
  /// The number of samples per second.
  public static let sampleRate = 16_000

  /// The position of the first sample, in samples since the microphone was opened.
  public let start: Int

  /// The samples, in the range −1…1.
  ///
  /// A chunk may contain any number of samples.
  public let samples: [Float]

  /// Creates a chunk whose first sample is at `start`.
  public init(start: Int, samples: [Float]) {
    self.start = start
    self.samples = samples
  }

  /// The position after the last sample.
  public var end: Int { start + samples.count }

  /// The range of the chunk, in samples since the microphone was opened.
  public var range: AudioRange { AudioRange(start: start, end: end) }
}
