/// The recognition of a segment during speech, for interim results.
///
/// The cepstral mean that the decoder needs is unknown until the voice has been heard. The pass
/// therefore begins with an expected mean. At each checkpoint, it restarts if a better mean differs
/// enough, and processes the segment's frames again. The mean is carried from one segment to the
/// next, so that restarts become rare.
struct LivePass {
  /// The frame counts at which the mean is reevaluated: 0.4, 1, and 2.5 s of speech.
  ///
  /// More checkpoints cost more work and give correct words earlier.
  private static let checkpoints = [40, 100, 250]
  /// The weight of the initial mean, in frames.
  private static let firstWeight = 5.0
  /// The weight of earlier segments' mean, in frames; larger values adapt more slowly.
  private static let carriedWeight = 300.0
  /// The minimum change of the mean that justifies a restart.
  private static let worthwhileDistance: Float = 12

  private let decoder: Decoder
  private let isCancelled: @Sendable () -> Bool
  private var expected = CepstralMean.unheard
  private var weight = firstWeight
  private var current = CepstralMean.unheard
  private var sum = CepstralSum()
  private var fed = 0
  private var nextCheckpoint = 0
  private var known = ""

  /// Creates a pass with exclusive use of `decoder`; `isCancelled` is checked every 20 frames.
  init(decoder: Decoder, isCancelled: @escaping @Sendable () -> Bool) {
    self.decoder = decoder
    self.isCancelled = isCancelled
  }

  mutating func begin(carried: CepstralMean?) throws {
    expected = carried ?? .unheard
    weight = carried == nil ? Self.firstWeight : Self.carriedWeight
    current = expected
    sum = CepstralSum()
    fed = 0
    nextCheckpoint = 0
    known = ""
    try decoder.start()
  }

  /// Processes the new frames of `cepstra`, which contains the whole segment so far.
  mutating func take(_ cepstra: Cepstra) throws {
    while nextCheckpoint < Self.checkpoints.count,
      cepstra.count >= Self.checkpoints[nextCheckpoint]
    {
      let checkpoint = Self.checkpoints[nextCheckpoint]
      nextCheckpoint += 1
      if fed < checkpoint { try feed(cepstra, to: checkpoint) }
      let better = sum.mean(prior: expected, weight: weight)
      guard better.distance(to: current) > Self.worthwhileDistance else { continue }
      current = better
      try decoder.start()
      try hear(cepstra, 0..<fed)
    }
    try feed(cepstra, to: cepstra.count)
  }

  /// Returns the text so far, or `nil` if it has not changed since the last call.
  mutating func newText() -> String? {
    guard let raw = decoder.hypothesis(otherThan: known) else { return nil }
    let changed = DecoderText.clean(raw) != DecoderText.clean(known)
    known = raw
    return changed ? DecoderText.clean(raw) : nil
  }

  private mutating func feed(_ cepstra: Cepstra, to end: Int) throws {
    try hear(cepstra, fed..<end)
    sum.add(cepstra, fed..<end)
    fed = end
  }

  private func hear(_ cepstra: Cepstra, _ range: Range<Int>) throws {
    for frame in stride(from: range.lowerBound, to: range.upperBound, by: 20) {
      if isCancelled() { return }
      let end = min(frame + 20, range.upperBound)
      try decoder.feed(cepstra, frame..<end, less: current)
    }
  }
}
