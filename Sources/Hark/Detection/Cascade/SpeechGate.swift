/// Decides when a network is worth its cost: while something stands out of the background, and for a
/// moment after.
struct SpeechGate: Sendable {
  /// What the network is to do.
  enum State: Sendable, Equatable {
    /// Nothing: there is but background.
    case asleep

    /// Begin, by what has just been heard.
    case waking

    /// Go on.
    case awake
  }

  /// How far the newest sound stands out of the background, in nats (`SpeechEvidence`).
  private(set) var evidence: Float = 0

  private var slow: Float = 0
  private var left = firstFrames
  private var sinceRise = 0

  /// Frames for which it is awake at first, when the background is not known yet: 0.6 s.
  private static let firstFrames = 60

  /// What stands out farther, in nats, wakes; and keeps awake for so many frames more.
  private static let enough: Float = 0.15
  private static let hang = 14

  /// What stands out less is as good as gone.
  private static let faint: Float = 0.12

  /// Whom the network thinks likelier to speak, in log odds, is listened to in any case.
  private static let likely: Float = -2.5

  /// The parts of the way to a new evidence that are gone each frame: time constants of 20 and 120 ms.
  private static let smoothing: Float = 0.4
  private static let slowSmoothing: Float = 0.08

  /// A rise is a moment in which the evidence is so many times what it was lately; its beginning
  /// lasts for so many frames.
  private static let steep: Float = 1.5
  private static let rise = 14

  /// Rises lie farther apart than so many frames.
  private static let apart = 10

  /// Forgets everything heard so far.
  mutating func reset() { self = SpeechGate() }

  /// Takes the evidence of the next frame, and the network's log odds until now.
  mutating func update(evidence newest: Float, odds: Float) -> State {
    evidence += Self.smoothing * (newest - evidence)
    slow += Self.slowSmoothing * (evidence - slow)
    let standsOut = evidence > Self.enough
    if left <= 0, standsOut {
      left = Self.hang
      sinceRise = 0
      return .waking
    }
    if standsOut || (left > 0 && odds > Self.likely) { left = Self.hang }
    guard left > 0 else { return .asleep }
    left -= 1
    sinceRise += 1
    if standsOut, evidence > Self.steep * slow, sinceRise > Self.apart { sinceRise = 0 }
    return .awake
  }

  /// Whether something has just begun to stand out.
  var isRising: Bool { sinceRise < Self.rise && evidence > Self.enough }

  /// Whether nearly nothing stands out any more.
  var isFading: Bool { evidence < Self.faint }
}
