/// The mean of a stretch of cepstra, which the voice, the microphone and the room colour.
///
/// Taking it away is what lets one acoustic model serve them all; on real recordings no other
/// setting of the decoder changes the number of wrong words as much.
struct CepstralMean: Sendable, Equatable {
  /// One number for each of a frame's.
  var values: [Float]

  /// What the acoustic model's authors give for sound that has not been heard yet
  /// (`-cmninit` in Debian's `feat.params`).
  static let unheard = CepstralMean(values: [
    41.00, -5.29, -0.12, 5.09, 2.48, -4.07, -1.37, -1.78, -5.08, -2.05, -6.45, -1.42, 1.17,
  ])

  /// How far apart two means are: the sum of the distances of their numbers.
  func distance(to other: CepstralMean) -> Float {
    zip(values, other.values).reduce(0) { $0 + abs($1.0 - $1.1) }
  }
}

/// Adds up frames to tell their mean.
struct CepstralSum: Sendable {
  private var sums = [Double](repeating: 0, count: Cepstra.width)

  /// Frames added so far, those of digital silence left out as the library does.
  private(set) var count = 0

  init() {}

  init(of cepstra: Cepstra) { add(cepstra, 0..<cepstra.count) }

  /// Adds the frames in `range`.
  mutating func add(_ cepstra: Cepstra, _ range: Range<Int>) {
    for frame in range {
      let first = frame * Cepstra.width
      guard cepstra.values[first] >= 0 else { continue }
      for number in 0..<Cepstra.width { sums[number] += Double(cepstra.values[first + number]) }
      count += 1
    }
  }

  /// The mean of the frames and of `weight` frames more that are all like `prior`.
  func mean(prior: CepstralMean, weight: Double) -> CepstralMean {
    let total = Double(count) + weight
    guard total > 0 else { return prior }
    return CepstralMean(
      values: zip(sums, prior.values).map { Float(($0 + weight * Double($1)) / total) })
  }

  /// What the mean of the next segment is expected to be like, after this one and those before.
  ///
  /// A segment of less than half a second tells too little.
  func carriedMean(after earlier: CepstralMean?) -> CepstralMean? {
    guard count > 50 else { return earlier }
    return mean(prior: earlier ?? .unheard, weight: 20)
  }
}
