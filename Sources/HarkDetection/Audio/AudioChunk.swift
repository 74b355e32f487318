/// A run of audio samples: mono, 32-bit float, −1…1, 16,000 samples per second.
///
/// All parts of Hark use this format. Adapters convert to and from it with the platform's converter.
public struct AudioChunk: Sendable, Equatable {
  /// The number of samples per second.
  public static let sampleRate = 16_000

  /// The position of the first sample, in samples since the microphone was opened.
  public let start: Int

  /// Any number of samples, in the range −1…1.
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

/// A range of audio, in samples since the microphone was opened.
public struct AudioRange: Sendable, Equatable, Hashable {
  /// The position of the first sample.
  public var start: Int

  /// The position after the last sample; never less than `start`.
  public var end: Int

  /// Creates the range from `start` up to, but not including, `end`.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The number of samples in the range.
  public var count: Int { end - start }

  /// The start of the range, in seconds.
  public var startTime: Double { AudioTime.seconds(start) }

  /// The end of the range, in seconds.
  public var endTime: Double { AudioTime.seconds(end) }

  /// The length of the range, in seconds.
  public var duration: Double { AudioTime.seconds(count) }
}

/// Conversions between sample counts and seconds.
public enum AudioTime {
  /// Returns the duration of `samples` samples, in seconds.
  public static func seconds(_ samples: Int) -> Double {
    Double(samples) / Double(AudioChunk.sampleRate)
  }

  /// Returns the number of samples in `seconds`, rounded to the nearest integer.
  ///
  /// The result is clamped to ±`longest`; NaN becomes 0.
  public static func samples(_ seconds: Double) -> Int {
    let exact = seconds * Double(AudioChunk.sampleRate)
    if exact.isNaN { return 0 }
    let held = min(max(exact, -Double(longest)), Double(longest))
    return Int(held + (held < 0 ? -0.5 : 0.5))
  }

  /// The longest supported duration, in samples: about 70,000 years.
  ///
  /// The sum of two positions within this limit cannot overflow.
  public static let longest = 1 << 55
}

/// The valid range of a sample.
package enum Sample {
  /// Returns the sample clamped to ±1; NaN becomes 0.
  @inline(__always)
  package static func clean(_ sample: Float) -> Float {
    if sample.magnitude <= 1 { return sample }
    return sample > 1 ? 1 : (sample < -1 ? -1 : 0)
  }
}
