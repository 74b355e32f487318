/// Turns probabilities of speech into the beginnings and ends of speech, by counting samples.
///
/// Two thresholds (`EndpointPolicy.onset` and `.release`) keep it from flickering: speech begins
/// once enough frames have reached the upper one, and goes on until every frame of a whole hang has
/// stayed under the lower one.
public struct Endpointer: Sendable, Equatable {
  /// What it goes by; may change at any time.
  public var policy: EndpointPolicy

  /// The position just behind the last frame.
  public private(set) var position: Int

  /// What is being heard.
  private var state = State.silence

  /// Samples by which the detector's probabilities trail the beginnings and the ends of speech.
  private let onsetLag: Int
  private let releaseLag: Int

  /// Samples by which they stay up for longer than brief speech lasts.
  private let briefExcess: Int

  /// Onsets lie no earlier than this: the place where listening began, or the end of the last
  /// speech.
  private var earliestOnset: Int

  private enum State: Sendable, Equatable {
    /// Nobody speaks.
    case silence

    /// Perhaps somebody speaks: `heard` samples so far, the last of them before `last`.
    case candidate(onset: Int, heard: Int, last: Int)

    /// Somebody speaks; sound that belongs to it was last heard before `last`.
    case speech(onset: Int, last: Int)
  }

  /// A candidate survives this much silence between its frames, in samples: a stop consonant
  /// closes the mouth for 30 to 80 ms.
  private static let bridge = 960

  /// Makes an endpointer that listens from `start`, for a detector whose answers trail the
  /// beginnings of speech by `onsetLag` samples and the ends by `releaseLag`, and stay up for
  /// `briefExcess` longer than brief speech lasts, or for what the lags come to.
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

  /// Samples for which the probability must be up before it counts as speech.
  private var minimumSpeech: Int {
    AudioTime.samples(policy.minimumSpeech) + briefExcess
  }

  /// Silence that ends speech, in samples.
  private var hang: Int { AudioTime.samples(policy.hang) }

  /// Whether speech has begun and has not ended.
  public var isSpeech: Bool { speech != nil }

  /// The speech under way: from its onset to where it was last heard; nil in silence.
  public var speech: AudioRange? {
    guard case .speech(let onset, let last) = state else { return nil }
    return AudioRange(start: onset, end: heardEnd(last, after: onset))
  }

  /// Forgets what it has heard and listens from `start`.
  public mutating func reset(at start: Int) {
    self = Endpointer(
      policy: policy, onsetLag: onsetLag, releaseLag: releaseLag, briefExcess: briefExcess,
      start: start)
  }

  /// Takes the probability of the frame that ends at `end`, and tells what that makes certain.
  public mutating func advance(to end: Int, probability: Float) -> AcousticEvent? {
    let start = position
    position = end
    switch state {
    case .silence:
      if probability >= policy.onset {
        state = .candidate(onset: start, heard: 0, last: start)
        return hear(from: start, to: end, probability: probability)
      }
      return nil
    case .candidate:
      return hear(from: start, to: end, probability: probability)
    case .speech(let onset, let last):
      if probability >= policy.release {
        state = .speech(onset: onset, last: end)
        return nil
      }
      let heard = heardEnd(last, after: onset)
      return end - heard >= hang ? stop(at: heard) : nil
    }
  }

  /// Says that no more sound comes; speech that still goes on ends with the sound.
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

  /// Grows or drops the candidate by the frame from `start` to `end`.
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

  /// Where speech ended in the sound that kept the probability up until `last`.
  private func heardEnd(_ last: Int, after onset: Int) -> Int { max(onset, last - releaseLag) }
}
