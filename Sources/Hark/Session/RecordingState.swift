struct RecordingState: Sendable {
  var text = RecordingText()

  /// The task that receives the recording's audio, or received it last.
  var newestTask: TaskID?

  var isNoiseReported = false

  /// Whether `Cue.longSpeech` has been reported.
  var isLengthReported = false

  /// The position at which the recording's audio begins.
  let from: Int

  /// The position at which the recording's audio ended; `nil` while it continues.
  var end: Int?

  /// The position at which the last speech ended; 0 without a detector or while the audio continues.
  var speechEnd = 0

  /// The speech in the recording's audio; `nil` while it continues.
  var heardSpeech: HeardSpeech?

  /// The reason the recording's audio ended; `nil` while it continues.
  var reason: StopReason?

  /// Whether the microphone has delivered only zeros for long enough to be considered dead.
  var isDead = false

  /// Whether the recording began over a reply, in which case it may be an echo or a cough.
  var isOverReply = false

  /// Whether the newest task's final results were lost and the user was notified.
  var isBroken = false

  /// Whether the audio may contain words that the text lacks, because the microphone or a task failed.
  var lacksWords: Bool {
    reason == .failure || isBroken && reason != .cancelled && reason != .left
  }

  /// Whether the detector heard speech in the recording's audio.
  var isSpoken: Bool {
    guard let end, end > from else { return false }
    return (heardSpeech?.speech(in: AudioRange(start: from, end: end)) ?? 0) > 0
  }

  /// The position reported with the last result; positions never decrease.
  private(set) var heard = 0

  /// Returns the position to report for a result at `position`.
  mutating func hear(_ position: Int) -> Int {
    heard = max(from, heard, position)
    return heard
  }

  var transcript: Transcript { text.transcript }

  var settlement: TurnEvent.Settlement {
    if reason == .cancelled { return .cancelled }
    if !transcript.isEmpty { return .spoke }
    if isBroken || isCutShort { return .broken }
    return isDead ? .unheard : .silent
  }

  /// Whether a failure, an interruption, or leaving the screen ended the recording.
  private var isCutShort: Bool { reason == .failure || reason == .interrupted || reason == .left }
}

/// The newest and the current recording of a session, which listeners may not have received yet.
package struct SessionRecordings: Sendable, Equatable {
  /// The most recently started recording; `nil` before the first.
  package var newest: RecordingID?

  /// The recording in progress; `nil` if there is none.
  package var underWay: RecordingID?

  /// The kind of the recording in progress: `held` while a finger is down; `nil` if there is none.
  package var kind: RecordingKind?

  /// The end of the newest recording's audio, in samples since the microphone was opened; `nil`
  /// while it continues, and once the microphone has been opened again.
  package var stoppedAt: Int?
}
