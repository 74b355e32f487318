/// Finds in retrospect where speech ended: after its last audio that is less than 15 dB below the
/// level of the speech.
///
/// A detector also reports speech during the sounds after the last word (breath, reverberation, and
/// the microphone's electronic noise) as long as they exceed the background. Once the silence is
/// certain, there is time to examine the loudness of the whole utterance.
struct SpeechTail: Sendable {
  /// The smoothed power of the last frames of 10 ms, as a ring buffer.
  private var powers = [Float](repeating: 0, count: frames)

  /// The unsmoothed power of the frames in the smoothing window, as a ring buffer.
  private var recent = [Float](repeating: 0, count: smoothed)

  /// Scratch space for ranking powers, so that nothing is allocated while audio arrives.
  private var compared = [Float](repeating: 0, count: frames)
  private var heard = 0

  /// The end position of the newest frame.
  private var position: Int

  private var filter = HighPass()

  /// The number of frames stored: 5 s, longer than most phrases, so that the level of speech
  /// reflects its loud vowels even if it ends softly.
  private static let frames = 500

  /// The length of the smoothing window in frames: 60 ms, a short syllable.
  private static let smoothed = 6

  /// The fraction of the speech's power below which the speech has ended: −15 dB.
  ///
  /// With a drop of 14 to 16 dB, the ends of ten utterances, in silence, in a room, and in noise,
  /// lie within 50 ms of the ends found by forced alignment. At 17 dB or more, breath counts as
  /// speech; at 13 dB or less, the last syllable does not.
  private static let fall: Float = 0.031_6

  /// The multiple of the following audio's power at or below which speech has also ended: 3 dB.
  private static let rise: Float = 2

  /// The reciprocal of the share of frames that reach the power of speech: one in ten.
  private static let loudest = 10

  /// The maximum length of a tail, in samples; soft audio that lasts longer is speech.
  private static let furthest = 8_000

  init(start: Int = 0) { position = start }

  mutating func reset(at start: Int) { self = SpeechTail(start: start) }

  /// Appends the next 10 ms.
  mutating func push(_ hop: UnsafeBufferPointer<Float>) {
    var sum: Float = 0
    for sample in hop {
      let passed = filter.pass(Sample.clean(sample))
      sum += passed * passed
    }
    recent[heard % Self.smoothed] = sum / Float(FrontEnd.hop)
    powers[heard % Self.frames] = recent.reduce(0, +) / Float(Self.smoothed)
    heard += 1
    position += hop.count
  }

  /// Returns the end of the speech that began at `onset`, given that the detector last found speech
  /// before `last` and estimates the end as `end`.
  mutating func end(of onset: Int, last: Int, end: Int) -> Int {
    let speech = frame(at: onset)..<max(frame(at: onset), frame(at: last))
    guard !speech.isEmpty, speech.upperBound < heard else { return end }
    let quiet = max(
      Self.fall * reached(by: Self.loudest, of: speech),
      Self.rise * reached(by: 2, of: speech.upperBound..<heard))
    // If the power has not fallen this low at `last`, for example because of other voices,
    // loudness cannot locate the end.
    guard power(speech.upperBound - 1) <= quiet,
      let loud = speech.last(where: { power($0) > quiet })
    else { return end }
    let found = max(position - (heard - loud - 1) * FrontEnd.hop, onset)
    return found < end - Self.furthest ? end : found
  }

  private func frame(at place: Int) -> Int {
    let back = (position - place) / FrontEnd.hop
    return max(0, heard - Self.frames, min(heard, heard - back))
  }

  private func power(_ frame: Int) -> Float { powers[frame % Self.frames] }

  /// Returns the power that 1/`share` of the frames reach or exceed; if `share` is 2, it is the
  /// median, which a single knock during silence does not affect.
  private mutating func reached(by share: Int, of frames: Range<Int>) -> Float {
    for (place, frame) in frames.enumerated() { compared[place] = power(frame) }
    let rank = (frames.count - 1) * (share - 1) / share
    return Ranking.value(at: rank, ofFirst: frames.count, in: &compared)
  }
}

/// Hoare's selection, which finds the value at a given rank without sorting or allocating.
enum Ranking {
  /// Returns the value at `rank`, from the smallest, among the first `count` of `values`, which it
  /// reorders; `rank` must be less than `count`, and `count` at most the length of `values`.
  static func value(at rank: Int, ofFirst count: Int, in values: inout [Float]) -> Float {
    var (low, high) = (0, count - 1)
    while low < high {
      var (left, right) = (low, high)
      split(&values, by: values[(low + high) / 2], &left, &right)
      if rank <= right { high = right } else if rank >= left { low = left } else { break }
    }
    return values[rank]
  }

  /// Partitions the elements between `left` and `right`: those before the new `left` are at most
  /// `pivot`, those after the new `right` at least `pivot`, and those in between equal it.
  private static func split(
    _ values: inout [Float], by pivot: Float, _ left: inout Int, _ right: inout Int
  ) {
    while left <= right {
      while values[left] < pivot { left += 1 }
      while values[right] > pivot { right -= 1 }
      guard left <= right else { return }
      values.swapAt(left, right)
      left += 1
      right -= 1
    }
  }
}
