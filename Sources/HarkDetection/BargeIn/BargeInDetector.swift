/// Detects whether the user speaks during a reply, quickly and without reacting to coughs or the
/// reply's own echo.
///
/// It counts samples and uses the same probabilities as endpointing. Audio that is probably an echo
/// (`BargeInPolicy.echo`) counts as silence.
public struct BargeInDetector: Sendable, Equatable {
  private let policy: BargeInPolicy
  private var endpointer: Endpointer
  private let floor: Float

  /// The delay of the voice detector's onset after the start of speech, in samples.
  private let onsetLag: Int

  /// The number of speech-like samples required, including those that the voice detector's late
  /// release adds.
  private let enough: Int
  private var doubt: Doubt?

  /// Possible speech, and whether it has been confirmed.
  private struct Doubt: Sendable, Equatable {
    var heard: Int
    var sum: Float
    var isSure = false
  }

  /// Creates a detector that starts at `start`; the lags are those of the voice detector, in samples.
  public init(
    _ policy: BargeInPolicy, sensitivity: Double, onsetLag: Int = 0, releaseLag: Int = 0, start: Int
  ) {
    self.policy = policy
    let endpoints = EndpointPolicy(
      sensitivity: sensitivity, minimumSpeech: policy.lowering, minimumSilence: policy.patience)
    floor = endpoints.release
    self.onsetLag = onsetLag
    enough = AudioTime.samples(policy.speech) + max(0, releaseLag - onsetLag)
    endpointer = Endpointer(
      policy: endpoints, onsetLag: onsetLag, releaseLag: onsetLag, start: start)
  }

  /// Processes the frame that ends at `end`, and returns a change in the barge-in state, if any.
  ///
  /// `probability` is the probability of speech in the frame, and `echo` is its likelihood of being
  /// an echo, both 0…1.
  public mutating func advance(to end: Int, probability: Float, echo: Float = 0) -> BargeIn? {
    let length = end - endpointer.position
    let voice = Double(echo) > policy.echo ? 0 : probability
    switch endpointer.advance(to: end, probability: voice) {
    case .speechStarted(let onset):
      let heard = max(0, end - onset - onsetLag)
      doubt = Doubt(heard: heard, sum: voice * Float(heard))
      return .began(onset: onset)
    case .speechEnded:
      let wasSure = doubt?.isSure == true
      doubt = nil
      return wasSure ? nil : .over
    case nil: return voice >= floor ? hear(length, voice) : nil
    }
  }

  /// Continues at `start` after a gap in the audio, such as a mute, and discards speech in progress.
  public mutating func reset(at start: Int) {
    endpointer.reset(at: start)
    doubt = nil
  }

  private mutating func hear(_ length: Int, _ voice: Float) -> BargeIn? {
    guard var doubt, !doubt.isSure else { return nil }
    doubt.heard += length
    doubt.sum += voice * Float(length)
    doubt.isSure =
      doubt.heard >= enough && Double(doubt.sum) >= policy.probability * Double(doubt.heard)
    self.doubt = doubt
    return doubt.isSure ? .sure : nil
  }
}

/// The state of a possible barge-in during a reply.
public enum BargeIn: Sendable, Equatable {
  /// Possible speech started at `onset`, so the reply should be ducked.
  case began(onset: Int)

  /// The audio has lasted long enough and is likely to be speech, so the reply should pause.
  case sure

  /// The audio was not speech but, for example, a cough, a click, or an echo.
  case over
}

/// The thresholds at which audio over a reply ducks it and counts as speech.
public struct BargeInPolicy: Sendable, Equatable {
  /// The duration of speech-like audio that ducks the reply, in seconds.
  ///
  /// It is shorter than the speech that starts a recording, because a false positive costs little
  /// here, and a delay lets the reply talk over the user.
  public var lowering: Double

  /// The duration of speech that interrupts the reply, in seconds.
  ///
  /// Larger values ignore longer coughs but delay the interruption.
  public var speech: Double

  /// The required average probability of the speech-like audio, 0…1.
  ///
  /// A cough lasts long enough but scores lower than a vowel.
  public var probability: Double

  /// The time without speech after which an unconfirmed barge-in is discarded, in seconds.
  ///
  /// Larger values bridge longer pauses between the first words and keep the reply ducked for
  /// longer after a cough.
  public var patience: Double

  /// The maximum time for which a reply pauses for speech without recognized words, in seconds.
  ///
  /// Such speech may come from a television or a crying child.
  public var wordless: Double

  /// The echo likelihood above which no audio counts as speech, 0…1.
  public var echo: Double

  /// Creates a policy.
  public init(
    lowering: Double = 0.03, speech: Double = 0.25, probability: Double = 0.6,
    patience: Double = 0.3, wordless: Double = 8, echo: Double = 0.85
  ) {
    self.lowering = lowering
    self.speech = speech
    self.probability = probability
    self.patience = patience
    self.wordless = wordless
    self.echo = echo
  }
}
