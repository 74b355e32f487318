/// Decides when to run the network: while audio stands out from its background, and shortly after.
struct SpeechGate: Sendable {
  /// The state of the network.
  enum State: Sendable, Equatable {
    /// The network is skipped, because there is only background.
    case asleep

    /// The network starts with the most recent audio.
    case waking
    case awake
  }

  /// The smoothed evidence that audio stands out from the background, in nats (`SpeechEvidence`).
  private(set) var evidence: Float = 0

  private var slow: Float = 0
  private var left = firstFrames
  private var sinceRise = 0

  /// The number of initial frames in which the background is unknown and the network runs: 0.6 s.
  private static let firstFrames = 60

  /// The evidence above which the network wakes, in nats, and the number of frames for which it stays
  /// awake after the last reason to run.
  private static let enough: Float = 0.15
  private static let hangover = 14

  /// The evidence below which audio counts as fading, in nats.
  private static let faint: Float = 0.12

  /// The log odds of speech above which an awake network stays awake, regardless of the evidence.
  private static let likely: Float = -2.5

  /// The smoothing factors of the evidence per frame, with time constants of 20 and 120 ms.
  private static let smoothing: Float = 0.4
  private static let slowSmoothing: Float = 0.08

  /// The ratio of the evidence to its slower average that marks a rise, and the maximum number of
  /// frames for which `isRising` then stays true.
  private static let steep: Float = 1.5
  private static let rise = 14

  /// The number of frames that must separate two rises.
  private static let apart = 10

  mutating func update(evidence newest: Float, odds: Float) -> State {
    evidence += Self.smoothing * (newest - evidence)
    slow += Self.slowSmoothing * (evidence - slow)
    let standsOut = evidence > Self.enough
    if left <= 0, standsOut {
      left = Self.hangover
      sinceRise = 0
      return .waking
    }
    if standsOut || (left > 0 && odds > Self.likely) { left = Self.hangover }
    guard left > 0 else { return .asleep }
    left -= 1
    sinceRise += 1
    if standsOut, evidence > Self.steep * slow, sinceRise > Self.apart { sinceRise = 0 }
    return .awake
  }

  /// Whether audio has just begun to stand out from the background.
  var isRising: Bool { sinceRise < Self.rise && evidence > Self.enough }
  var isFading: Bool { evidence < Self.faint }
}
