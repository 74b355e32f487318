/// Weighs what a network says of speech by how far the sound stands out of its background.
///
/// The network fills short pauses, and lets go of speech about 0.1 s late; the background shows at
/// once when speech is over, though not whether it was speech. The constants were fitted, by a search
/// for the least delay with the fewest errors, to 27 minutes of read English in seven noises, and held
/// against as much with other noises and levels.
struct SpeechOdds: Sendable {
  /// The log odds of speech.
  private(set) var value = Self.least

  /// How far sound has stood out lately, and how sure of speech the network has been.
  private var evidence: Float = 0
  private var memory = Self.forgotten
  private var asleep = Self.least

  /// Where the odds begin, and what is remembered of a network that sleeps.
  private static let least: Float = -6
  private static let forgotten: Float = -4

  /// The parts of the way to a new value that are gone each frame.
  private static let evidenceSmoothing: Float = 0.1
  private static let memorySmoothing: Float = 0.081

  /// The remembered odds lie in this range.
  private static let range: ClosedRange<Float> = -4...9

  /// So much of what the network was surer of lately is added: what bridges a short pause.
  private static let support: Float = 0.121

  /// The log of the evidence below which sound is quiet, and by which it is wholly so.
  private static let quiet: Float = -1.5
  private static let quietness: Float = 0.59

  /// What is taken away where it is quiet, and down to where.
  private static let doubt: Float = 0.888
  private static let doubtful: Float = -3.636

  /// How fast the odds fall, each frame, when the network goes to sleep.
  private static let fall: Float = 0.006

  /// Make the sums at which speech best begins and ends, −1.115 and −2.08, the log odds of
  /// `EndpointPolicy` in the middle of its range.
  private static let offset: Float = 1.115
  private static let scale: Float = 1.28

  /// Keeps a logarithm from nothing.
  private static let leastEvidence: Float = 0.02

  /// Forgets everything heard so far.
  mutating func reset() { self = SpeechOdds() }

  /// Takes the evidence of the next frame while the network sleeps.
  mutating func sleep(evidence newest: Float) {
    note(newest)
    memory += Self.memorySmoothing * (Self.forgotten - memory)
    let little = -7 + 0.2 * Logarithm.natural(newest + Self.leastEvidence)
    asleep = max(little, asleep - Self.fall)
    value = Self.scale * (asleep + Self.offset)
  }

  /// Takes the evidence of the next frame, and the network's log odds of speech in it.
  mutating func update(evidence newest: Float, odds: Float) {
    note(newest)
    let held = min(max(odds, Self.range.lowerBound), Self.range.upperBound)
    memory += Self.memorySmoothing * (held - memory)
    var sum = odds + Self.support * max(0, memory - odds)
    if sum > Self.doubtful { sum = max(Self.doubtful, sum - Self.doubt * quietness) }
    asleep = min(sum, 0)
    value = Self.scale * (sum + Self.offset)
  }

  private mutating func note(_ newest: Float) {
    evidence += Self.evidenceSmoothing * (newest - evidence)
  }

  /// How quiet it is, 0…1.
  private var quietness: Float {
    let log = Logarithm.natural(evidence + Self.leastEvidence)
    return min(max((Self.quiet - log) / Self.quietness, 0), 1)
  }
}
