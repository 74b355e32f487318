/// The place at which long speech without a pause is cut, between words if possible.
enum QuietPlace {
  /// The maximum distance of the place from the end of the audio, in samples: 3 s, in which almost
  /// every speaker takes a breath.
  private static let reach = 48_000

  /// The window over which loudness is measured, in samples: 100 ms, longer than the silence in a
  /// `t`.
  private static let window = 1_600

  /// The distance between examined places, in samples.
  private static let step = 160

  /// Returns the middle of the quietest 100 ms in the last three seconds of `samples`, counted from
  /// their start.
  static func find(in samples: [Float]) -> Int {
    let first = max(0, samples.count - reach)
    let starts = stride(from: first, through: samples.count - window, by: step)
    let quietest = starts.min { energy(samples, at: $0) < energy(samples, at: $1) }
    return quietest.map { $0 + window / 2 } ?? samples.count
  }

  private static func energy(_ samples: [Float], at start: Int) -> Float {
    samples[start..<(start + window)].reduce(0) { $0 + $1 * $1 }
  }
}
