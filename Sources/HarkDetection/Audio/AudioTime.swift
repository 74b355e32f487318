/// Conversions between sample counts and seconds.
public enum AudioTime {
  /// Returns the duration of `samples` samples, in seconds.
  public static func seconds(_ samples: Int) -> Double {
    Double(samples) / Double(AudioChunk.sampleRate)
  }

  /// Returns the number of samples in `seconds`, rounded to the nearest.
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
