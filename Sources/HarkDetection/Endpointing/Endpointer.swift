/// Converts probabilities of speech into the starts and ends of speech, by counting samples.
///
/// Two thresholds (`EndpointPolicy.onset` and `.release`) provide hysteresis: a frame that reaches
/// the upper threshold begins possible speech, which is confirmed once enough frames have reached
/// the lower one and lasts until every frame of the hangover has stayed below it.
public struct Endpointer: Sendable, Equatable {
  /// The policy, which may change at any time.
  public var policy: EndpointPolicy

  /// The position after the last frame.
  public private(set) var position: Int

  private var state = State.silence

  /// The delays of the detector's probabilities after the start and the end of speech, in samples.
  private let onsetLag: Int
  private let releaseLag: Int

  /// The number of samples by which high probabilities outlast brief speech.
  private let briefExcess: Int

  /// The earliest possible onset: the start of listening, or the end of the previous speech.
  private var earliestOnset: Int

  private enum State: Sendable, Equatable {
    case silence

    /// Possible speech with `heard` samples so far; `last` is the position after the last of them.
    case candidate(onset: Int, heard: Int, last: Int)
    case speech(onset: Int, last: Int)
  }

  /// The longest silence that a candidate survives, in samples; a stop consonant takes 30 to 80 ms.
  private static let bridge = 960

  /// Creates an endpointer that listens from `start`.
  ///
  /// The detector's probabilities lag the start of speech by `onsetLag` samples and the end by
  /// `releaseLag`, and outlast brief speech by `briefExcess` (by default, the difference of the
  /// lags).
  public init(
    policy: EndpointPolicy = EndpointPolicy(), onsetLag: Int = 0, releaseLag: Int = 0,
    briefExcess: Int? = nil, start: Int = 0
  ) {
    self.policy = policy
    self.onsetLag = onsetLag
    self.releaseLag = max(onsetLag, releaseLag)
    self.briefExcess = briefExcess ?? self.releaseLag - onsetLag
    self.position = start
    self.earliestOnset = start
  }

  private var minimumSpeech: Int { AudioTime.samples(policy.minimumSpeech) + briefExcess }

  private var minimumSilence: Int { AudioTime.samples(policy.minimumSilence) }

  /// Whether speech is in progress.
  public var isSpeech: Bool { speech != nil }

  /// The speech in progress, from its onset to its latest position; `nil` in silence.
  public var speech: AudioRange? {
    guard case .speech(let onset, let last) = state else { return nil }
    return AudioRange(start: onset, end: heardEnd(last, after: onset))
  }

  /// Discards all history and listens from `start`.
  public mutating func reset(at start: Int) {
    self = Endpointer(
      policy: policy, onsetLag: onsetLag, releaseLag: releaseLag, briefExcess: briefExcess,
      start: start)
  }

  /// Processes the probability of the frame that ends at `end`, and returns an event, if any.
  public mutating func advance(to end: Int, probability: Float) -> AcousticEvent? {
    let start = position
    position = end
    switch state {
    case .silence:
      guard probability >= policy.onset else { return nil }
      state = .candidate(onset: start, heard: 0, last: start)
      return hear(from: start, to: end, probability: probability)
    case .candidate: return hear(from: start, to: end, probability: probability)
    case .speech(let onset, let last):
      if probability >= policy.release {
        state = .speech(onset: onset, last: end)
        return nil
      }
      let heard = heardEnd(last, after: onset)
      return end - heard >= minimumSilence ? stop(at: heard) : nil
    }
  }

  /// Ends the audio, and returns the end of the speech in progress, if any.
  public mutating func finish() -> AcousticEvent? {
    guard case .speech(let onset, let last) = state else {
      state = .silence
      return nil
    }
    return stop(at: last == position ? position : heardEnd(last, after: onset))
  }

  private mutating func stop(at end: Int) -> AcousticEvent {
    state = .silence
    earliestOnset = end
    return .speechEnded(end: end)
  }

  /// Extends, confirms, or discards the candidate based on the frame from `start` to `end`.
  private mutating func hear(from start: Int, to end: Int, probability: Float) -> AcousticEvent? {
    guard case .candidate(let onset, var heard, var last) = state else { return nil }
    if probability >= policy.release {
      heard += end - start
      last = end
    } else if end - last > Self.bridge {
      state = .silence
      return nil
    }
    guard heard >= minimumSpeech else {
      state = .candidate(onset: onset, heard: heard, last: last)
      return nil
    }
    let began = max(earliestOnset, onset - onsetLag)
    state = .speech(onset: began, last: last)
    return .speechStarted(onset: began)
  }

  private func heardEnd(_ last: Int, after onset: Int) -> Int { max(onset, last - releaseLag) }
}

/// The acoustic start or end of speech, as opposed to a turn in the conversation.
///
/// Positions are in samples since the microphone was opened. They estimate where speech really
/// started or ended, which usually lies before the position at which the event is reported.
public enum AcousticEvent: Sendable, Equatable {
  /// Speech started at `onset`.
  case speechStarted(onset: Int)

  /// Speech ended at `end`, the position after its last sample.
  case speechEnded(end: Int)
}

/// The thresholds at which speech starts and ends.
public struct EndpointPolicy: Sendable, Equatable {
  /// The sensitivity, 0…1; larger values detect fainter speech and more noise (G9).
  public var sensitivity: Double

  /// The minimum duration of speech, in seconds (G9).
  ///
  /// Larger values ignore longer coughs and report speech later.
  public var minimumSpeech: Double

  /// The hangover: the silence after speech before its end is reported, in seconds.
  ///
  /// Larger values bridge longer pauses within an utterance and report its end later; the reported
  /// position does not change. The delay is never shorter than the detector's release lag.
  public var minimumSilence: Double

  /// Creates a policy.
  public init(sensitivity: Double = 0.5, minimumSpeech: Double = 0.1, minimumSilence: Double = 0.5)
  {
    self.sensitivity = sensitivity
    self.minimumSpeech = minimumSpeech
    self.minimumSilence = minimumSilence
  }

  /// The probability at and above which a frame begins possible speech.
  public var onset: Float { 0.8 - 0.6 * Float(min(max(sensitivity, 0), 1)) }

  /// The probability below which a frame does not continue speech.
  public var release: Float { 0.5 * onset }
}
