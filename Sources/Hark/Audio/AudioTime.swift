/// Turns sample counts into seconds and back.
public enum AudioTime {
  /// The seconds that `samples` samples last.
  public static func seconds(_ samples: Int) -> Double {
    Double(samples) / Double(AudioChunk.sampleRate)
  }

  /// The samples in `seconds`, rounded to the nearest; held to `longest` either way, and 0 for what
  /// is no number.
  public static func samples(_ seconds: Double) -> Int {
    let exact = seconds * Double(AudioChunk.sampleRate)
    if exact.isNaN { return 0 }
    let held = min(max(exact, -Double(longest)), Double(longest))
    return Int(held + (held < 0 ? -0.5 : 0.5))
  }

  /// More samples than anybody will hear, 70,000 years; sums of two such positions stay in range.
  public static let longest = 1 << 55
}
