import Hark

/// Finds the turns in a client's sound, as its session wants them found.
struct RealtimeTurns {
  /// What the sound makes certain; positions count samples since the session began.
  enum Finding: Sendable, Equatable {
    /// A turn begins, with sound from before its speech.
    case started(at: Int)

    /// Sound of the turn, without gap.
    case sound([Float])

    /// The turn is over, with the silence that was waited for.
    case ended(at: Int)
  }

  /// How much sound from before now is kept, in samples: an onset is told at most half a second late,
  /// and the longest prefix lies before it.
  private static let memory = 4 * AudioChunk.sampleRate

  /// A detector still hears speech for as long as this after it was cut off, in samples; what it hears
  /// beyond is new.
  private static let ringing = AudioTime.samples(0.3)

  private(set) var detection: RealtimeConfiguration.TurnDetection
  private var slicer: HopSlicer
  private var frontEnd: FrontEnd
  private var turn: TurnEndpointer?
  private var words = SpokenEnding.open
  private var kept: [Float] = []
  private var keptFrom: Int
  private var lastEnd: Int
  private var proof = 0

  /// Listens from `start`.
  init(
    _ detection: RealtimeConfiguration.TurnDetection, detector: any VoiceDetector, start: Int
  ) {
    self.detection = detection
    slicer = HopSlicer(start: start)
    frontEnd = FrontEnd(detector: detector, policy: detection.endpoints, start: start)
    keptFrom = start
    lastEnd = start
  }

  /// Goes on by other rules.
  mutating func adopt(_ detection: RealtimeConfiguration.TurnDetection) {
    self.detection = detection
    frontEnd.adopt(detection.endpoints)
    change(limits)
  }

  /// Takes into account how what is being said ends so far.
  mutating func hear(_ words: SpokenEnding) {
    self.words = words
    change(limits)
  }

  /// Takes the next sound.
  mutating func hear(_ samples: [Float]) -> [Finding] {
    var findings = Findings()
    // The slicer is taken out, so that its hops can be heard by the rest.
    var slicer = slicer
    let start = slicer.position + slicer.remainder.samples.count
    slicer.slice(AudioChunk(start: start, samples: samples)) { hop, place in
      hear(hop, at: place, &findings)
    }
    self.slicer = slicer
    if kept.count > 2 * Self.memory { trim() }
    return findings.finish()
  }

  /// Ends the turn under way; nil when there is none.
  mutating func end() -> Finding? {
    guard turn != nil else { return nil }
    defer { proof = lastEnd + Self.ringing }
    return finish()
  }

  /// Forgets the turn under way and all sound so far: it is nobody's.
  mutating func forget() {
    turn = nil
    frontEnd.forgetSpeech()
    lastEnd = slicer.position + slicer.remainder.samples.count
    proof = lastEnd + Self.ringing
  }

  private var limits: TurnLimits {
    TurnLimits(silence: detection.silence(after: words), words: words)
  }

  private mutating func hear(
    _ hop: UnsafeBufferPointer<Float>, at start: Int, _ findings: inout Findings
  ) {
    let event = frontEnd.push(hop, at: start)
    kept += hop
    if turn != nil {
      findings.sound += hop
      if turn?.advance(to: frontEnd.position, event: event) != nil { findings.add(finish()) }
    } else if let speech = frontEnd.speech, speech.end > proof {
      let from = max(keptFrom, lastEnd, speech.start - AudioTime.samples(detection.prefix))
      words = .open
      turn = TurnEndpointer(begun: from, limits: limits, inSpeech: true)
      findings.add(.started(at: from))
      findings.sound += kept[min(from - keptFrom, kept.count)...]
    }
  }

  private mutating func change(_ limits: TurnLimits) { turn?.limits = limits }

  private mutating func finish() -> Finding {
    turn = nil
    frontEnd.forgetSpeech()
    lastEnd = frontEnd.position
    return .ended(at: lastEnd)
  }

  private mutating func trim() {
    keptFrom += kept.count - Self.memory
    kept.removeFirst(kept.count - Self.memory)
  }
}

/// What has been found, with the sound between two findings in one piece.
private struct Findings {
  private var all: [RealtimeTurns.Finding] = []
  var sound: [Float] = []

  mutating func add(_ finding: RealtimeTurns.Finding) {
    flush()
    all.append(finding)
  }

  mutating func finish() -> [RealtimeTurns.Finding] {
    flush()
    return all
  }

  private mutating func flush() {
    guard !sound.isEmpty else { return }
    all.append(.sound(sound))
    sound = []
  }
}
