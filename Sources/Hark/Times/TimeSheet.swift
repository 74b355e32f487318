/// Finds out how long people wait, from the moments that it is told.
///
/// Marks may come from several threads and so out of order by a little: what follows from that is a
/// wait of 0 and never one too long. It keeps no word of what was said.
public struct TimeSheet: Sendable, Equatable {
  /// What was measured so far.
  public private(set) var times: [TimeBudget: WaitTimes] = [:]

  /// Seconds after which something is no answer to a press any more.
  public static let patience = 10.0

  /// Since when something is waited for.
  private var waits: [TimeBudget: Double] = [:]

  /// When a hand did something to the button last.
  private var gesture = -Double.infinity
  private var drawn = Phase.idle
  private var sound = Sound()
  private var recording: Recording?

  /// A sheet on which nothing stands.
  public init() {}

  /// How long `budget` took so far; nothing before it was measured.
  public subscript(budget: TimeBudget) -> WaitTimes { times[budget] ?? WaitTimes() }

  /// Takes note of `mark` at the moment `now`, in seconds of one clock.
  public mutating func note(_ mark: TimeMark, at now: Double) {
    switch mark {
    case .pressed: press(at: now)
    case .lifted: gesture = now
    case .felt: answer(.tapToHaptic, at: now)
    case .drew(let phase): draw(phase, at: now)
    case .heard(let end): (sound.end, sound.arrival) = (end, now)
    case .freed: free(at: now)
    case .result(let content): result(content, at: now)
    case .happened(let happening): happen(happening, at: now)
    }
  }

  /// How far the sound is, and where the speech in it lies.
  private struct Sound: Sendable, Equatable {
    var end = 0
    var arrival = 0.0

    /// When the speech began that a recording is to show first.
    var onset: Double?

    /// When speech ended; nil while somebody speaks.
    var silence: Double?
    var isSpeech = false

    /// When the sound at this position was made, as near as its arrival tells.
    func time(of position: Int) -> Double { arrival - AudioTime.seconds(end - position) }
  }

  /// A recording under way.
  private struct Recording: Sendable, Equatable {
    let start: Double
    var hasText = false
    var content: Int?

    /// When the microphone was free, if that came before the news of the end.
    var freed: Double?
  }
}

extension TimeSheet {
  private mutating func press(at now: Double) {
    gesture = now
    waits[.tapToHaptic] = now
    waits[.tapToVisual] = now
    waits[.tapToRecording] = recording == nil ? now : nil
  }

  private mutating func draw(_ phase: Phase, at now: Double) {
    drawn = phase
    answer(.tapToVisual, at: now)
    switch phase {
    case .rationale, .authorizing:
      // A question comes between: what the person answers, and when, is no wait for the app.
      (waits[.tapToHaptic], waits[.tapToRecording]) = (nil, nil)
    case .failed: answer(.failureToMessage, at: now)
    case .idle, .starting, .listening, .recording, .finalizing, .waiting, .speaking, .paused,
      .muted:
      break
    }
  }

  private mutating func free(at now: Double) {
    if recording != nil { recording?.freed = now } else { answer(.stopToRelease, at: now) }
  }

  /// The newest result is the one that the next text is for: an older one may have changed nothing.
  private mutating func result(_ content: Int, at now: Double) {
    guard recording?.content != content else { return }
    recording?.content = content
    waits[.resultToText] = now
  }

  private mutating func happen(_ happening: Happening, at now: Double) {
    switch happening {
    case .recordingStarted: begin(at: now)
    case .speechStarted(let onset, _):
      sound.onset = sound.onset ?? sound.time(of: onset)
      (sound.isSpeech, sound.silence) = (true, nil)
    case .speechEnded(let end, _):
      (sound.isSpeech, sound.silence) = (false, sound.time(of: end))
    case .interim(_, let text, _): if !text.isEmpty { show(at: now) }
    case .final: show(at: now)
    case .recordingStopped(_, let reason, _): stop(reason, at: now)
    case .failed: fail(at: now)
    case .turnEnded, .heard, .recordingEnded, .messageSent, .reply, .input, .cue: break
    }
  }

  private mutating func begin(at now: Double) {
    answer(.tapToRecording, at: now)
    waits[.stopToRelease] = nil
    recording = Recording(start: now)
    // Speech that began the recording came before it.
    if !sound.isSpeech { sound.onset = nil }
  }

  private mutating func show(at now: Double) {
    answer(.resultToText, at: now)
    guard recording?.hasText == false else { return }
    recording?.hasText = true
    if let onset = sound.onset { measure(.speechToText, now - onset) }
  }

  private mutating func stop(_ reason: StopReason, at now: Double) {
    // It is told once more when the person drops a recording whose last words are being found.
    guard let recording else { return }
    self.recording = nil
    sound.onset = nil
    if reason == .silence, let silence = sound.silence { measure(.silenceToStop, now - silence) }
    let isByHand = [.hand, .cancelled].contains(reason) && gesture > recording.start
    waits[.stopToRelease] = isByHand ? gesture : now
    if let freed = recording.freed { answer(.stopToRelease, at: freed) }
  }

  private mutating func fail(at now: Double) {
    waits[.tapToRecording] = nil
    waits[.failureToMessage] = now
    if case .failed = drawn { answer(.failureToMessage, at: now) }
  }

  private mutating func answer(_ budget: TimeBudget, at now: Double) {
    guard let start = waits.removeValue(forKey: budget), now - start <= Self.patience else {
      return
    }
    measure(budget, now - start)
  }

  private mutating func measure(_ budget: TimeBudget, _ seconds: Double) {
    times[budget, default: WaitTimes()].add(seconds, limit: budget.limit)
  }
}
