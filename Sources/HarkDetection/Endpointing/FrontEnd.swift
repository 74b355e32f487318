/// The first stage of audio processing: measures the level and reports when speech starts and ends.
///
/// It processes hops of 10 ms; `HopSlicer` splits chunks of any size into hops:
///
/// ```swift
/// slicer.slice(chunk) { hop, start in
///   if let event = frontEnd.push(hop, at: start) { … }
/// }
/// ```
public struct FrontEnd: Sendable {
  /// The number of samples in a hop: 10 ms.
  public static let hop = 160

  /// The level, 0…1.
  public var level: Float { meter.level }

  /// The probability of speech in the newest complete frame, 0…1; 0 without a detector.
  public private(set) var lastProbability: Float = 0

  /// The position after the last sample processed.
  public private(set) var position: Int

  private var meter = LevelMeter()
  private var detector: (any VoiceDetector)?
  private var endpointer: Endpointer
  private var tail: SpeechTail

  /// The detector's next frame, if its length differs from that of a hop.
  private var frame: [Float]
  private var filled = 0

  /// Creates a front end that listens from `start`; without a detector, it only measures the level.
  public init(
    detector: (any VoiceDetector)?, policy: EndpointPolicy = EndpointPolicy(), start: Int = 0
  ) {
    let kind = detector.map { type(of: $0) }
    self.position = start
    self.detector = detector
    self.endpointer = Endpointer(
      policy: policy, onsetLag: kind?.onsetLag ?? 0, releaseLag: kind?.releaseLag ?? 0,
      briefExcess: kind?.briefExcess, start: start)
    self.tail = SpeechTail(start: start)
    self.frame = [Float](repeating: 0, count: max(1, kind?.frameLength ?? Self.hop))
  }

  /// The detector's lags after the start and the end of speech, in samples.
  public var lags: (onset: Int, release: Int) {
    detector.map { (type(of: $0).onsetLag, type(of: $0).releaseLag) } ?? (0, 0)
  }

  /// The detector's `VoiceDetector.leastSpeech`, in seconds.
  package var leastSpeech: Double { detector.map { type(of: $0).leastSpeech } ?? 0 }

  /// Whether speech is in progress.
  public var isSpeech: Bool { endpointer.isSpeech }

  /// The speech in progress, from its onset to its latest position; `nil` in silence.
  public var speech: AudioRange? { endpointer.speech }

  /// The levels of speech and background; `nil` unless a detector has estimated them.
  public var noise: NoiseEstimate? { detector?.noise }

  /// Processes the next hop, whose first sample is at `start`, and returns an event, if any; a gap
  /// between hops resets the front end.
  public mutating func push(_ hop: UnsafeBufferPointer<Float>, at start: Int) -> AcousticEvent? {
    if start != position { reset(at: start) }
    position = start + hop.count
    meter.push(hop)
    if detector == nil { return nil }
    tail.push(hop)
    if filled == 0, hop.count == frame.count { return hear(hop) }
    return gather(hop)
  }

  private mutating func gather(_ hop: UnsafeBufferPointer<Float>) -> AcousticEvent? {
    var event: AcousticEvent?
    for sample in hop {
      frame[filled] = sample
      filled += 1
      guard filled == frame.count else { continue }
      filled = 0
      event = frame.withUnsafeBufferPointer { hear($0) } ?? event
    }
    return event
  }

  private mutating func hear(_ frame: UnsafeBufferPointer<Float>) -> AcousticEvent? {
    lastProbability = detector?.probability(of: frame) ?? 0
    let speech = endpointer.speech
    let event = endpointer.advance(
      to: endpointer.position + frame.count, probability: lastProbability)
    return refined(event, of: speech)
  }

  /// Ends the audio, and returns the end of the speech in progress, if any.
  public mutating func finish() -> AcousticEvent? {
    let speech = endpointer.speech
    return refined(endpointer.finish(), of: speech)
  }

  /// Returns the event, with the end of `speech` moved to where the audio became silent.
  private mutating func refined(_ event: AcousticEvent?, of speech: AudioRange?) -> AcousticEvent? {
    guard case .speechEnded(let end) = event, let speech else { return event }
    return .speechEnded(end: tail.end(of: speech.start, last: end + lags.release, end: end))
  }

  /// Switches to another policy.
  public mutating func adopt(_ policy: EndpointPolicy) { endpointer.policy = policy }

  /// Discards speech in progress, so that its continuation counts as new speech.
  public mutating func forgetSpeech() { endpointer.reset(at: endpointer.position) }

  /// Discards all history and listens from `start`.
  public mutating func reset(at start: Int) {
    position = start
    meter.reset()
    detector?.reset()
    endpointer.reset(at: start)
    tail.reset(at: start)
    filled = 0
    lastProbability = 0
  }
}

/// The amount of audio from before the detected onset that belongs to a recording.
///
/// An onset is an estimate, and initial consonants are faint. Audio from before the onset lets a
/// recognizer receive the whole first word.
public struct PreRoll: Sendable, Equatable {
  /// The duration before the onset, in seconds.
  public var seconds: Double

  /// Creates a pre-roll.
  public init(seconds: Double = 0.5) { self.seconds = seconds }

  /// Returns the position at which the audio of a recording begins.
  ///
  /// The position is `seconds` before `onset`, but not earlier than the opening of the microphone,
  /// the oldest audio still buffered, or the end of the previous recording's audio, so that no
  /// audio is recognized twice.
  public func start(onset: Int, oldestHeld: Int, previousEnd: Int = 0) -> Int {
    max(0, oldestHeld, previousEnd, onset - AudioTime.samples(seconds))
  }
}

extension AudioChunk {
  /// Returns the stretches of speech in the audio, in order, each from its onset to its end.
  ///
  /// ```swift
  /// for range in AudioChunk(start: 0, samples: samples).speech() { print(range) }
  /// ```
  ///
  /// - Parameters:
  ///   - detector: A detector that has not processed any audio yet.
  ///   - policy: The thresholds for speech and silence.
  public func speech(
    detector: any VoiceDetector = SpectralVoiceDetector(), policy: EndpointPolicy = EndpointPolicy()
  ) -> [AudioRange] {
    var slicer = HopSlicer(start: start)
    var frontEnd = FrontEnd(detector: detector, policy: policy, start: start)
    var ranges: [AudioRange] = []
    var onset = start
    func take(_ event: AcousticEvent?) {
      switch event {
      case .speechStarted(let start): onset = start
      case .speechEnded(let end): ranges.append(AudioRange(start: onset, end: end))
      case nil: break
      }
    }
    slicer.slice(self) { hop, position in take(frontEnd.push(hop, at: position)) }
    take(frontEnd.finish())
    return ranges
  }
}
