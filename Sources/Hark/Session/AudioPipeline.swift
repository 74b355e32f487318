/// The audio processing for one opening of the microphone: recent audio, the front end, and the
/// limits of the current recording.
struct AudioPipeline: Sendable {
  struct Finding: Sendable {
    var event: AcousticEvent?
    var speech: AudioRange?
    var turnEnd: TurnEnd?
    var bargeIn: BargeIn?
  }

  /// The duration of the audio held in memory, in seconds; covers the pre-roll, a touch that may
  /// become a recording, and the delay of up to half a second with which an onset is reported.
  private static let memory = 4.0

  private(set) var ring = SampleRing(seconds: memory)

  /// The speech in the current recording's audio and in the buffered audio before it.
  private(set) var heardSpeech: HeardSpeech
  private var frontEnd: FrontEnd
  private var turn: TurnEndpointer?
  private var bargeIn: BargeInDetector?
  private var speechStart = 0
  private var speechEnd = 0
  private var knowsSpeech: Bool

  /// Whether any nonzero samples have arrived since the current or last recording began.
  private(set) var hasSound = false

  /// Creates the pipeline for one microphone opening; in the disabled mode, no detector runs.
  init(_ experience: Experience, detector: @Sendable () -> any VoiceDetector) {
    knowsSpeech = experience.detection.mode != .disabled
    frontEnd = FrontEnd(detector: knowsSpeech ? detector() : nil, policy: experience.endpoints)
    heardSpeech = HeardSpeech(least: frontEnd.leastSpeech)
  }

  /// The input level, 0…1.
  var level: Float { frontEnd.level }

  var isNoisy: Bool { frontEnd.noise?.isNoisy ?? false }

  /// The end of the last speech, 0 if there was none; `nil` during speech and without a detector.
  var quietSince: Int? { knowsSpeech && !frontEnd.isSpeech ? speechEnd : nil }

  var position: Int { ring.end }

  /// Processes one hop that begins at `start`; `echo` is the likelihood that it is only an echo.
  mutating func hear(_ hop: UnsafeBufferPointer<Float>, at start: Int, echo: Float = 0) -> Finding {
    if start != position { bargeIn?.reset(at: start) }
    remember(hop, at: start)
    var finding = found(frontEnd.push(hop, at: start))
    let probability =
      knowsSpeech ? frontEnd.lastProbability : HeardSpeech.probability(withoutDetector: hop)
    heardSpeech.append(probability, at: start, count: hop.count)
    if turn == nil { heardSpeech.forget(before: ring.oldest) }
    let end = position
    finding.bargeIn = bargeIn?.advance(to: end, probability: frontEnd.lastProbability, echo: echo)
    return finding
  }

  /// Continues at `end` without processing the audio before it.
  mutating func skip(to end: Int) {
    bargeIn?.reset(at: end)
    frontEnd.forgetSpeech()
    ring.reset(at: end)
  }

  /// Processes the remainder at the end of the audio, which is shorter than a hop.
  mutating func hearLast(_ rest: AudioChunk) -> Finding {
    rest.samples.withUnsafeBufferPointer { remember($0, at: rest.start) }
    return found(frontEnd.finish())
  }

  mutating func watch(from start: Int, _ limits: TurnLimits) {
    turn = TurnEndpointer(begun: start, limits: limits, inSpeech: frontEnd.isSpeech)
    let held = ring.read(AudioRange(start: start, end: position))
    hasSound = held.samples.contains { $0 != 0 }
  }

  mutating func change(_ limits: TurnLimits) { turn?.limits = limits }

  /// Adopts the policies of `experience`; a running detector continues until the microphone closes.
  mutating func adopt(_ experience: Experience, detector: @Sendable () -> any VoiceDetector) {
    // A pending barge-in candidate does not carry over to the new policy.
    bargeIn = nil
    if !knowsSpeech, experience.detection.mode != .disabled {
      knowsSpeech = true
      let start = position
      frontEnd = FrontEnd(detector: detector(), policy: experience.endpoints, start: start)
      turn?.startDetection(at: start)
    } else {
      frontEnd.adopt(experience.endpoints)
    }
  }

  mutating func unwatch() { turn = nil }

  mutating func watchReply(_ policy: DetectionPolicy) {
    guard bargeIn == nil, policy.mode.isAutomatic else { return }
    let lags = frontEnd.lags
    bargeIn = BargeInDetector(
      policy.bargeIn, sensitivity: policy.sensitivity, onsetLag: lags.onset,
      releaseLag: lags.release, start: position)
  }

  /// Stops barge-in detection once a reply has ended or paused; the rest of its echo must not count as
  /// the start of speech, but the end of recorded speech must still be detected.
  mutating func unwatchReply(isRecording: Bool) {
    guard bargeIn != nil else { return }
    bargeIn = nil
    if !isRecording { frontEnd.forgetSpeech() }
  }

  private mutating func remember(_ samples: UnsafeBufferPointer<Float>, at start: Int) {
    if !hasSound { hasSound = samples.contains { $0 != 0 } }
    if start != ring.end { ring.reset(at: start) }
    ring.append(samples)
  }

  private mutating func found(_ event: AcousticEvent?) -> Finding {
    var finding = Finding(event: event)
    switch event {
    case .speechStarted(let onset): speechStart = onset
    case .speechEnded(let end):
      speechEnd = end
      finding.speech = AudioRange(start: speechStart, end: end)
    case nil: break
    }
    let position = position
    finding.turnEnd = turn?.advance(to: position, event: event)
    return finding
  }
}
