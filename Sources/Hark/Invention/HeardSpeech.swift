/// The probability of speech in each tenth of a second of audio, according to the voice detector.
///
/// An hour requires 36 KB of memory.
struct HeardSpeech: Sendable {
  /// The length of a block, in samples.
  static let block = 1_600

  /// The mean probability at or above which a block counts as speech: half the probability at which
  /// speech starts a recording, so that faint speech counts.
  static let threshold: Float = 0.25

  /// The position of the first block.
  private(set) var start: Int

  /// The mean probability of each complete block, 0…255.
  private var blocks: [UInt8] = []

  private var sum: Float = 0
  private var filled = 0

  /// The `VoiceDetector.leastSpeech` of the detector, in seconds.
  private let least: Double

  init(start: Int = 0, least: Double = 0) {
    self.start = start
    self.least = least
  }

  /// The position after the newest audio.
  var end: Int { start + blocks.count * Self.block + filled }

  /// The range of the known audio.
  var range: AudioRange { AudioRange(start: start, end: end) }

  /// Appends the probability of speech, 0…1, of the `count` samples at `position`.
  ///
  /// A gap before them may have contained speech; a position before the end resets the history.
  mutating func append(_ probability: Float, at position: Int, count: Int) {
    let gap = position - end
    if gap > 0, !blocks.isEmpty || filled > 0, gap <= Self.longestGap {
      add(1, count: gap)
    } else if gap != 0 {
      self = HeardSpeech(start: position, least: least)
    }
    add(probability, count: count)
  }

  /// The maximum gap that the history can contain, in samples: half a minute.
  private static let longestGap = 480_000

  private mutating func add(_ probability: Float, count: Int) {
    var count = count
    while count > Self.block - filled {
      let part = Self.block - filled
      add(probability, upTo: part)
      count -= part
    }
    add(probability, upTo: count)
  }

  private mutating func add(_ probability: Float, upTo count: Int) {
    sum += min(max(probability, 0), 1) * Float(count)
    filled += count
    guard filled >= Self.block else { return }
    blocks.append(UInt8(255 * sum / Float(filled)))
    sum = 0
    filled -= Self.block
  }

  /// Returns the probability of speech for samples that no detector examines: 1, unless they are
  /// quieter than any room, as with a muted microphone.
  static func probability(withoutDetector samples: UnsafeBufferPointer<Float>) -> Float {
    samples.contains { $0.magnitude > inaudible } ? 1 : 0
  }

  /// The amplitude of −80 dB.
  private static let inaudible: Float = 1e-4

  /// Discards the audio before `position`, in whole blocks.
  mutating func forget(before position: Int) {
    let old = min((position - start) / Self.block, blocks.count)
    guard old > 0 else { return }
    blocks.removeFirst(old)
    start += old * Self.block
  }

  /// Returns the duration of the speech in `range`, in seconds; `nil` if no audio is known.
  ///
  /// A range outside the known audio is a recognizer error; all known audio is used instead.
  func speech(in range: AudioRange) -> Double? {
    guard !self.range.isEmpty else { return nil }
    let known = AudioRange(start: max(range.start, start), end: min(range.end, end))
    guard !known.isEmpty else { return speech(in: self.range) }
    let first = (known.start - start) / Self.block
    let last = (known.end - 1 - start) / Self.block
    let means = (first...last).map(mean).filter { $0 >= Self.threshold }
    let length = AudioTime.seconds(Self.block)
    return Double(means.reduce(0, +)) * length < least ? 0 : Double(means.count) * length
  }

  private func mean(_ block: Int) -> Float {
    block < blocks.count ? Float(blocks[block]) / 255 : sum / Float(max(1, filled))
  }
}

extension AudioRange {
  fileprivate var isEmpty: Bool { count == 0 }
}
