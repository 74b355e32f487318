/// The first to hear: measures the level, asks the detector, and tells where speech begins and ends.
///
/// It takes hops of 10 ms; `HopSlicer` makes them from chunks of any size. To run it over a whole
/// recording:
///
/// ```swift
/// var slicer = HopSlicer()
/// var frontEnd = FrontEnd(detector: SpectralVoiceDetector())
/// for chunk in chunks {
///   slicer.slice(chunk) { hop, start in
///     if let event = frontEnd.push(hop, at: start) { … }
///   }
/// }
/// if let event = frontEnd.finish() { … }
/// ```
public struct FrontEnd: Sendable {
  /// Samples in a hop: 10 ms.
  public static let hop = 160

  /// How loud it is, 0…1.
  public var level: Float { meter.level }

  /// The probability of speech in the newest whole frame, 0…1; 0 without a detector.
  public private(set) var lastProbability: Float = 0

  /// The position just behind the last sample heard.
  public private(set) var position: Int

  private var meter = LevelMeter()
  private var detector: (any VoiceDetector)?
  private var endpointer: Endpointer
  private var tail: SpeechTail

  /// The detector's next frame; only a detector whose frames are no hops needs it.
  private var frame: [Float]
  private var filled = 0

  /// Makes a front end that listens from `start`.
  ///
  /// Without a detector only the level is measured and nothing is ever told.
  public init(
    detector: (any VoiceDetector)?, policy: EndpointPolicy = EndpointPolicy(), start: Int = 0
  ) {
    let frameLength = detector.map { type(of: $0).frameLength } ?? Self.hop
    self.position = start
    self.detector = detector
    self.endpointer = Endpointer(
      policy: policy, onsetLag: detector.map { type(of: $0).onsetLag } ?? 0,
      releaseLag: detector.map { type(of: $0).releaseLag } ?? 0,
      briefExcess: detector.map { type(of: $0).briefExcess }, start: start)
    self.tail = SpeechTail(start: start)
    self.frame = [Float](repeating: 0, count: max(1, frameLength))
  }

  /// Samples by which the detector's answers trail the beginnings and the ends of speech.
  public var lags: (onset: Int, release: Int) {
    detector.map { (type(of: $0).onsetLag, type(of: $0).releaseLag) } ?? (0, 0)
  }

  /// Whether speech has begun and has not ended.
  public var isSpeech: Bool { endpointer.isSpeech }

  /// The speech under way: from its onset to where it was last heard; nil in silence.
  public var speech: AudioRange? { endpointer.speech }

  /// How loud speech and background are; nil without a detector that can tell.
  public var noise: NoiseEstimate? { detector?.noise }

  /// Takes the next hop, whose first sample lies at `start`, and tells what it makes certain.
  ///
  /// Hops follow each other without gap; one that does not makes the front end begin anew there.
  public mutating func push(_ hop: UnsafeBufferPointer<Float>, at start: Int) -> AcousticEvent? {
    if start != position { reset(at: start) }
    position = start + hop.count
    meter.push(hop)
    if detector == nil { return nil }
    tail.push(hop)
    if filled == 0, hop.count == frame.count { return hear(hop) }
    return gather(hop)
  }

  /// Puts hops together into frames of the detector's own length.
  private mutating func gather(_ hop: UnsafeBufferPointer<Float>) -> AcousticEvent? {
    var told: AcousticEvent?
    for sample in hop {
      frame[filled] = sample
      filled += 1
      guard filled == frame.count else { continue }
      filled = 0
      told = frame.withUnsafeBufferPointer { hear($0) } ?? told
    }
    return told
  }

  private mutating func hear(_ frame: UnsafeBufferPointer<Float>) -> AcousticEvent? {
    lastProbability = detector?.probability(of: frame) ?? 0
    let speech = endpointer.speech
    let event = endpointer.advance(
      to: endpointer.position + frame.count, probability: lastProbability)
    return refined(event, of: speech)
  }

  /// Says that no more sound comes; speech under way ends where it was last heard.
  public mutating func finish() -> AcousticEvent? {
    let speech = endpointer.speech
    return refined(endpointer.finish(), of: speech)
  }

  /// The end of `speech` lies where it fell silent, not where the detector lost it.
  private mutating func refined(_ event: AcousticEvent?, of speech: AudioRange?) -> AcousticEvent? {
    guard case .speechEnded(let end) = event, let speech else { return event }
    return .speechEnded(end: tail.end(of: speech.start, last: end + lags.release, end: end))
  }

  /// Goes on by another policy.
  public mutating func adopt(_ policy: EndpointPolicy) { endpointer.policy = policy }

  /// Forgets speech under way: what goes on begins anew, and the detector goes on as it is.
  public mutating func forgetSpeech() { endpointer.reset(at: endpointer.position) }

  /// Forgets everything heard and listens from `start`.
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
