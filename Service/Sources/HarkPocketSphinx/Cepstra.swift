/// Frames of cepstra, one for each 10 ms of speech, with 13 coefficients each.
///
/// The front end omits silence, so there may be gaps between frames; `places` gives their
/// positions.
struct Cepstra: Sendable {
  static let width = 13
  /// The distance between frames, in samples: 10 ms.
  static let hop = 160
  /// The number of samples that a frame covers: 25.6 ms.
  static let window = 410

  private(set) var values: [Float] = []
  /// The index of each frame, counted from the start of the audio, including silence.
  private(set) var places: [Int32] = []

  var count: Int { places.count }

  mutating func append(_ frame: UnsafePointer<Float>, place: Int) {
    values.append(contentsOf: UnsafeBufferPointer(start: frame, count: Self.width))
    places.append(Int32(truncatingIfNeeded: place))
  }

  mutating func split(at count: Int) -> Cepstra {
    var rest = Cepstra()
    rest.values = Array(values[(count * Self.width)...])
    rest.places = Array(places[count...])
    values.removeLast(rest.values.count)
    places.removeLast(rest.places.count)
    return rest
  }

  /// Returns the number of frames that lie mostly before the sample with index `sample`.
  func count(before sample: Int) -> Int {
    places.partitionPoint { Int($0) * Self.hop + Self.window / 2 >= sample }
  }
}

extension Array {
  /// Returns the index of the first element that satisfies `beyond`; `count` if there is none.
  ///
  /// All elements after the first such element must satisfy `beyond`, too.
  fileprivate func partitionPoint(_ beyond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if beyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Cepstra {
  /// The maximum number of frames in a segment, 30 s of speech, which bounds memory if speech has
  /// no pauses.
  static let longestSegment = 3_000

  /// The number of frames to search for the quietest place: 10 seconds.
  private static let searched = 1_000
  /// The number of frames over which loudness is summed: 0.2 seconds.
  private static let together = 20

  /// The best sample at which to cut an overlong segment; `nil` if it is short enough.
  var cutWhenLong: Int? {
    guard count >= Self.longestSegment else { return nil }
    let starts = (count - Self.searched)..<(count - Self.together)
    let quietest = starts.min { loudness(at: $0) < loudness(at: $1) } ?? count - 1
    return (Int(places[quietest]) + Self.together / 2) * Self.hop
  }

  /// Returns the sum of the first coefficients, which represent loudness, of `together` frames.
  private func loudness(at start: Int) -> Float {
    (start..<start + Self.together).reduce(0) { $0 + values[$1 * Self.width] }
  }
}

/// The mean of a sequence of cepstra, which depends on the voice, the microphone, and the room.
///
/// Subtracting it enables one acoustic model to serve all of them. On real recordings, no decoder
/// setting changes the number of wrong words as much.
struct CepstralMean: Sendable, Equatable {
  var values: [Float]

  /// The expected mean of audio without history: `-cmninit` in Debian's `feat.params`.
  static let unheard = CepstralMean(values: [
    41.00, -5.29, -0.12, 5.09, 2.48, -4.07, -1.37, -1.78, -5.08, -2.05, -6.45, -1.42, 1.17,
  ])

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

  /// Returns the expected mean of the next segment, given the mean carried from earlier ones; a
  /// segment of up to half a second does not change it.
  func carriedMean(after earlier: CepstralMean?) -> CepstralMean? {
    guard count > 50 else { return earlier }
    return mean(prior: earlier ?? .unheard, weight: 20)
  }
}
