/// Where long speech without a pause is cut, so that no word is if it can be helped.
enum QuietPlace {
  /// How far before the end of the sound the place may lie, in samples: 3 s, in which hardly anybody
  /// takes no breath.
  private static let reach = 48_000

  /// Samples whose loudness is looked at together: 100 ms, longer than the silence in a `t`.
  private static let window = 1_600

  /// Samples between two places that are looked at.
  private static let step = 160

  /// The middle of the quietest 100 ms of the last three seconds of `samples`, from their beginning.
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
