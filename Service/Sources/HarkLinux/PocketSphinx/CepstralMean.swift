/// The mean of a sequence of cepstra, which depends on the voice, the microphone and the room.
///
/// Subtracting it enables one acoustic model to serve all of them. On real recordings, no other
/// decoder setting changes the number of wrong words as much.
struct CepstralMean: Sendable, Equatable {
  /// The mean of each coefficient of a frame.
  var values: [Float]

  /// The mean that the authors of the acoustic model provide for audio without history (`-cmninit`
  /// in Debian's `feat.params`).
  static let unheard = CepstralMean(values: [
    41.00, -5.29, -0.12, 5.09, 2.48, -4.07, -1.37, -1.78, -5.08, -2.05, -6.45, -1.42, 1.17,
  ])

  /// Returns the sum of the absolute differences between the values of two means.
  func distance(to other: CepstralMean) -> Float {
    zip(values, other.values).reduce(0) { $0 + abs($1.0 - $1.1) }
  }
}

/// A sum of frames, from which their mean is computed.
struct CepstralSum: Sendable {
  private var sums = [Double](repeating: 0, count: Cepstra.width)

  /// The number of frames added, excluding digital silence, as in the library.
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

  /// Returns the mean of the frames and of `weight` further frames that equal `prior`.
  func mean(prior: CepstralMean, weight: Double) -> CepstralMean {
    let total = Double(count) + weight
    guard total > 0 else { return prior }
    return CepstralMean(
      values: zip(sums, prior.values).map { Float(($0 + weight * Double($1)) / total) })
  }

  /// Returns the expected mean of the next segment, given this segment and the mean carried from
  /// earlier ones.
  ///
  /// Returns `earlier` after a segment of less than half a second, which contains too little
  /// information.
  func carriedMean(after earlier: CepstralMean?) -> CepstralMean? {
    guard count > 50 else { return earlier }
    return mean(prior: earlier ?? .unheard, weight: 20)
  }
}
