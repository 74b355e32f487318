/// Measures how long users wait, from recorded marks; it stores no recognized words.
///
/// Marks from several threads may arrive slightly out of order; a negative wait then counts as 0.
public struct TimeSheet: Sendable, Equatable {
  /// The measurements so far.
  public private(set) var times: [TimeBudget: WaitTimes] = [:]

  /// The time after which an event no longer counts as a response, in seconds.
  public static let patience = 10.0

  private var waits: [TimeBudget: Double] = [:]

  /// The time of the last manual action on the button.
  private var gesture = -Double.infinity
  private var drawn = Phase.idle
  private var sound = Sound()
  private var recording: Recording?

  /// Creates an empty sheet.
  public init() {}

  /// The measurements for `budget`; empty if there are none.
  public subscript(budget: TimeBudget) -> WaitTimes { times[budget] ?? WaitTimes() }

  /// Records `mark` at the time `now`, in seconds; all times must come from the same clock.
  public mutating func note(_ mark: TimeMark, at now: Double) {
    switch mark {
    case .pressed: press(at: now)
    case .lifted: gesture = now
    case .felt: answer(.tapToHaptic, at: now)
    case .drew(let phase): draw(phase, at: now)
    case .heard(let end): (sound.end, sound.arrival) = (end, now)
    case .freed: free(at: now)
    case .result(let content): result(content, at: now)
    case .happened(let event): happen(event, at: now)
    }
  }

  /// The audio received so far and the speech in it.
  private struct Sound: Sendable, Equatable {
    var end = 0
    var arrival = 0.0

    /// The start time of the first speech whose text a recording is expected to show.
    var onset: Double?

    /// The time at which speech ended; `nil` during speech.
    var silence: Double?
    var isSpeech = false

    /// Returns the time at which the audio at `position` was captured, estimated from its arrival.
    func time(of position: Int) -> Double { arrival - AudioTime.seconds(end - position) }
  }

  /// A recording in progress.
  private struct Recording: Sendable, Equatable {
    let start: Double
    var hasText = false
    var content: Int?

    /// The time at which the microphone was released, if it precedes the stop event.
    var freed: Double?
  }

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
      // The user's response time does not count as the app's latency.
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

  /// Restarts the wait for text whenever a result has different words, because an earlier result
  /// may not have changed the text.
  private mutating func result(_ content: Int, at now: Double) {
    guard recording?.content != content else { return }
    recording?.content = content
    waits[.resultToText] = now
  }

  private mutating func happen(_ event: SessionEvent, at now: Double) {
    switch event {
    case .recordingStarted: begin(at: now)
    case .speechStarted(let onset, _):
      sound.onset = sound.onset ?? sound.time(of: onset)
      (sound.isSpeech, sound.silence) = (true, nil)
    case .speechEnded(let end, _): (sound.isSpeech, sound.silence) = (false, sound.time(of: end))
    case .interim(_, let text, _): if !text.isEmpty { show(at: now) }
    case .final: show(at: now)
    case .recordingStopped(_, let reason, _): stop(reason, at: now)
    case .failed: fail(at: now)
    case .turnEnded, .heard, .commanded, .recognizedAgain, .recordingEnded, .messageSent, .reply,
      .replyEnded, .input,
      .cue:
      break
    }
  }

  private mutating func begin(at now: Double) {
    answer(.tapToRecording, at: now)
    waits[.stopToRelease] = nil
    recording = Recording(start: now)
    // Speech that started the recording begins before it.
    if !sound.isSpeech { sound.onset = nil }
  }

  private mutating func show(at now: Double) {
    answer(.resultToText, at: now)
    guard recording?.hasText == false else { return }
    recording?.hasText = true
    if let onset = sound.onset { measure(.speechToText, now - onset) }
  }

  private mutating func stop(_ reason: StopReason, at now: Double) {
    // The event is repeated when the user cancels a recording whose final results are pending.
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
    if let start = waits.removeValue(forKey: budget), now - start <= Self.patience {
      measure(budget, now - start)
    }
  }

  private mutating func measure(_ budget: TimeBudget, _ seconds: Double) {
    times[budget, default: WaitTimes()].add(seconds, limit: budget.limit)
  }
}

/// A moment at which a user's wait begins or ends.
public enum TimeMark: Sendable, Equatable {
  /// A finger touched the button, or the button was activated by other means.
  case pressed

  /// The finger was lifted, or the user canceled a recording.
  case lifted

  /// Haptic feedback was triggered.
  case felt

  /// The UI showed this phase.
  case drew(Phase)

  /// The audio up to this position arrived, in samples since the microphone was opened.
  case heard(upTo: Int)

  /// The microphone was released.
  case freed

  /// The recognizer reported words; `content` differs if the words do.
  case result(content: Int)

  /// The session reported an event.
  case happened(SessionEvent)
}

/// An operation that the user waits for, with its maximum duration.
public enum TimeBudget: String, Sendable, Hashable, CaseIterable {
  /// From touching the button to haptic feedback (S5-SC-006).
  case tapToHaptic

  /// From touching the button to visual feedback (S5-SC-005).
  case tapToVisual

  /// From touching the button to the start of recording (S5-SC-001).
  case tapToRecording

  /// From the first speech of a recording to its first recognized words (S5-SC-002, S5-FR-011).
  case speechToText

  /// From the recognizer's result to its delivery to the session's listeners (S4-20).
  case resultToText

  /// From the end of speech to the end of a recording that ends on silence (S5-SC-004).
  case silenceToStop

  /// From the stop to the release of the microphone (S4-22).
  case stopToRelease

  /// From a failure to its display in the UI (S5-SC-008).
  case failureToMessage

  /// The maximum duration, in seconds.
  public var limit: Double {
    switch self {
    case .tapToHaptic: 0.05
    case .tapToVisual: 0.1
    case .resultToText: 0.3
    case .tapToRecording, .speechToText, .stopToRelease: 0.5
    case .failureToMessage: 1
    // The trailing silence plus one window of the slowest detector (O59).
    case .silenceToStop: 2 + 0.032
    }
  }
}

/// The durations of a repeated wait.
public struct WaitTimes: Sendable, Equatable {
  /// The number of measurements.
  public private(set) var count = 0

  /// The latest duration, in seconds.
  public private(set) var latest = 0.0

  /// The longest duration, in seconds.
  public private(set) var longest = 0.0

  /// The number of durations that exceeded the budget.
  public private(set) var overruns = 0

  private var sum = 0.0

  /// Creates a record without measurements.
  public init() {}

  /// The average duration, in seconds; 0 without measurements.
  public var average: Double { count == 0 ? 0 : sum / Double(count) }

  /// Adds a duration in seconds; a negative one counts as 0, because marks may arrive out of order.
  public mutating func add(_ seconds: Double, limit: Double) {
    latest = max(0, seconds)
    count += 1
    sum += latest
    longest = max(longest, latest)
    if latest > limit { overruns += 1 }
  }
}
