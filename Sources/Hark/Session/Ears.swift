/// What a session hears with while a microphone is open: the last seconds of sound, the front end,
/// and the limits of the recording under way.
struct Ears: Sendable {
  /// What a hop made certain.
  struct Finding: Sendable {
    var event: AcousticEvent?
    var speech: AudioRange?
    var turnEnd: TurnEnd?
    var bargeIn: BargeIn?
  }

  /// How much sound is kept, in seconds: an onset is told at most half a second late, and the
  /// pre-roll and a touch lie before it.
  private static let memory = 4.0

  private(set) var ring = SampleRing(seconds: memory)
  private var frontEnd: FrontEnd
  private var turn: TurnEndpointer?
  private var bargeIn: BargeInWatch?
  private var speechStart = 0
  private var speechEnd = 0
  private var knowsSpeech: Bool

  /// Whether the recording under way, or the last one, was given anything but zeros.
  private(set) var hasSound = false

  /// Makes ears for one opening of the microphone; in the disabled mode no detector runs at all.
  init(detection: DetectionPolicy, detector: @Sendable () -> any VoiceDetector) {
    knowsSpeech = detection.mode != .disabled
    frontEnd = FrontEnd(
      detector: detection.mode == .disabled ? nil : detector(), policy: detection.endpoints)
  }

  /// How loud it is, 0…1.
  var level: Float { frontEnd.level }

  /// Whether it is so noisy that recognition suffers.
  var isNoisy: Bool { frontEnd.noise?.isNoisy ?? false }

  /// Where the last speech ended, 0 when there was none; nil while somebody speaks, and where nobody
  /// can tell.
  var quietSince: Int? { knowsSpeech && !frontEnd.isSpeech ? speechEnd : nil }

  /// How far the sound has been heard.
  var position: Int { ring.end }

  /// Hears one hop that begins at `start`, and that is the echo of a reply as likely as `echo` says.
  mutating func hear(
    _ hop: UnsafeBufferPointer<Float>, at start: Int, echo: Float = 0
  ) -> Finding {
    remember(hop, at: start)
    var finding = found(frontEnd.push(hop, at: start))
    let end = position
    finding.bargeIn = bargeIn?.advance(
      to: end, probability: frontEnd.lastProbability, echo: echo)
    return finding
  }

  /// Hears what is left at the end of the sound, which is shorter than a hop.
  mutating func hearLast(_ rest: AudioChunk) -> Finding {
    rest.samples.withUnsafeBufferPointer { remember($0, at: rest.start) }
    return found(frontEnd.finish())
  }

  /// Watches for the end of a recording that begins at `start`.
  mutating func watch(from start: Int, _ limits: TurnLimits) {
    turn = TurnEndpointer(begun: start, limits: limits, inSpeech: frontEnd.isSpeech)
    let held = ring.read(AudioRange(start: start, end: position))
    hasSound = held.samples.contains { $0 != 0 }
  }

  /// Watches for the end of the recording under way by other limits.
  mutating func change(_ limits: TurnLimits) { turn?.limits = limits }

  /// Hears by another policy; a detector that runs goes on until the microphone closes.
  mutating func adopt(_ policy: DetectionPolicy, detector: @Sendable () -> any VoiceDetector) {
    // Whoever it heard over a reply has been given up.
    bargeIn = nil
    if !knowsSpeech, policy.mode != .disabled {
      knowsSpeech = true
      frontEnd = FrontEnd(detector: detector(), policy: policy.endpoints, start: position)
    } else {
      frontEnd.adopt(policy.endpoints)
    }
  }

  /// Watches no longer.
  mutating func unwatch() { turn = nil }

  /// Hears whether somebody speaks over the reply that is spoken from now on.
  mutating func watchReply(_ policy: DetectionPolicy) {
    guard bargeIn == nil, policy.mode.isAutomatic else { return }
    let lags = frontEnd.lags
    bargeIn = BargeInWatch(
      policy.bargeIn, sensitivity: policy.sensitivity, onsetLag: lags.onset,
      releaseLag: lags.release, start: position)
  }

  /// No reply is spoken any more.
  ///
  /// What is left of its echo is not the beginning of what the person says next; but the end of
  /// speech that is being recorded must be heard.
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
