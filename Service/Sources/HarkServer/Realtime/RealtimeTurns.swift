import Hark

/// Detects turns in a client's audio according to the session's configuration.
struct RealtimeTurns {
  /// The start or the end of a turn, or its audio; positions count samples since the session began.
  enum Finding: Sendable, Equatable {
    /// A turn began, including audio from before its speech.
    case started(at: Int)

    /// Audio of the turn, without gaps.
    case sound([Float])

    /// The turn ended, including its trailing silence.
    case ended(at: Int)
  }

  /// The number of past samples that must remain available: a prefix, and the half second by which
  /// an onset can be late.
  private static let memory = 4 * AudioChunk.sampleRate

  /// The time for which a detector may still report speech of a turn that was cut off, in samples.
  private static let ringing = AudioTime.samples(0.3)

  private enum Stage {
    /// No turn is open; speech that ends no later than `ringing` belongs to the previous turn.
    case waiting(ringing: Int)
    case turn(TurnEndpointer)
  }

  private var detection: RealtimeConfiguration.TurnDetection
  private var slicer: HopSlicer
  private var frontEnd: FrontEnd
  private var stage = Stage.waiting(ringing: 0)
  private var lastEnd: Int

  /// The recent audio, which starts at sample `keptFrom`.
  private var kept: [Float] = []
  private var keptFrom: Int

  init(_ detection: RealtimeConfiguration.TurnDetection, detector: any VoiceDetector, start: Int) {
    self.detection = detection
    slicer = HopSlicer(start: start)
    frontEnd = FrontEnd(detector: detector, policy: detection.endpoints, start: start)
    keptFrom = start
    lastEnd = start
  }

  mutating func adopt(_ detection: RealtimeConfiguration.TurnDetection) {
    self.detection = detection
    frontEnd.adopt(detection.endpoints)
    if case .turn(let turn) = stage { hear(turn.limits.words) }
  }

  /// Adapts the trailing silence to the last words recognized so far.
  mutating func hear(_ words: SpokenEnding) {
    guard case .turn(var turn) = stage else { return }
    turn.limits = limits(words)
    stage = .turn(turn)
  }

  mutating func hear(_ samples: [Float]) -> [Finding] {
    var findings = Findings()
    // A copy does the slicing, because processing its hops mutates `self`.
    var slicer = slicer
    slicer.slice(AudioChunk(start: heardTo, samples: samples)) { hop, place in
      hear(hop, at: place, &findings)
    }
    self.slicer = slicer
    if kept.count > 2 * Self.memory { trim() }
    return findings.finish()
  }

  /// Ends the open turn; returns `nil` if there is none.
  mutating func end() -> Finding? {
    guard case .turn = stage else { return nil }
    return finish(ringing: frontEnd.position + Self.ringing)
  }

  /// Discards the audio so far.
  mutating func forget() {
    frontEnd.forgetSpeech()
    lastEnd = heardTo
    stage = .waiting(ringing: lastEnd + Self.ringing)
  }

  /// The position after the last sample received.
  private var heardTo: Int { slicer.position + slicer.remainder.samples.count }

  private func limits(_ words: SpokenEnding) -> TurnLimits {
    TurnLimits(silence: detection.silence(after: words), words: words)
  }

  private mutating func hear(
    _ hop: UnsafeBufferPointer<Float>, at start: Int, _ findings: inout Findings
  ) {
    let event = frontEnd.push(hop, at: start)
    kept += hop
    switch stage {
    case .turn(var turn):
      findings.sound += hop
      let isOver = turn.advance(to: frontEnd.position, event: event) != nil
      stage = .turn(turn)
      if isOver { findings.add(finish()) }
    case .waiting(let ringing):
      guard let speech = frontEnd.speech, speech.end > ringing else { return }
      let from = max(keptFrom, lastEnd, speech.start - AudioTime.samples(detection.prefix))
      stage = .turn(TurnEndpointer(begun: from, limits: limits(.open), inSpeech: true))
      findings.add(.started(at: from))
      findings.sound += kept[min(from - keptFrom, kept.count)...]
    }
  }

  private mutating func finish(ringing: Int = 0) -> Finding {
    frontEnd.forgetSpeech()
    lastEnd = frontEnd.position
    stage = .waiting(ringing: ringing)
    return .ended(at: lastEnd)
  }

  private mutating func trim() {
    keptFrom += kept.count - Self.memory
    kept.removeFirst(kept.count - Self.memory)
  }
}

/// Collects findings, and merges consecutive audio into one finding.
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
