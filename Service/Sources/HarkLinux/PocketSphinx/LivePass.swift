/// Recognises a segment while it is being spoken, for interim text.
///
/// The mean that the decoder needs is not known before the voice has been heard. So the pass begins
/// with what it expects, and when enough has been heard to know better, it begins anew with the
/// better mean and hears the segment's frames again. From one segment to the next the mean is
/// carried on, and beginning anew becomes rare.
struct LivePass {
  /// After how many frames of a segment the mean is looked at again.
  ///
  /// 0.4, 1 and 2.5 seconds of speech. More of them cost more work and bring the right words
  /// earlier.
  private static let checkpoints = [40, 100, 250]

  /// How many frames what was expected of the mean counts for, before any segment was heard.
  private static let firstWeight = 5.0

  /// How many frames the mean of earlier segments counts for; larger trusts it longer.
  private static let carriedWeight = 300.0

  /// By how much the mean must have moved for beginning anew to be worth it.
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

  /// Makes a pass that uses `decoder` alone and gives up between frames when `isCancelled`.
  init(decoder: Decoder, isCancelled: @escaping @Sendable () -> Bool) {
    self.decoder = decoder
    self.isCancelled = isCancelled
  }

  /// Begins a segment in which the mean is expected to be like `carried`, when there is any.
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

  /// Takes the frames of `cepstra`, which holds the segment so far, that it has not had yet.
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

  /// The text so far when it is another than the last time it was asked for.
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
