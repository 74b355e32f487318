/// An event in a session, for clients that must not miss any; the UI shows snapshots instead.
///
/// `at` is the audio position at which the event occurred, in samples since the microphone opened.
/// It never decreases from a recording's start through its results and its stop, but results may
/// lag behind speech detection events.
public enum SessionEvent: Sendable, Equatable {
  /// A recording began, with its audio starting at `at`.
  case recordingStarted(RecordingID, RecordingKind, at: Int)

  /// Speech was detected, with its acoustic onset at `onset`.
  case speechStarted(onset: Int, at: Int)

  /// Speech ended acoustically at `end`; the turn may continue.
  case speechEnded(end: Int, at: Int)

  /// A recording is about to end on its own, because it reached a limit at `at`.
  case turnEnded(RecordingID, TurnEnd, at: Int)

  /// The interim text of a recording changed.
  case interim(RecordingID, String, at: Int)

  /// A segment of the transcript became final.
  case final(RecordingID, FinalSegment, at: Int)

  /// The text of a recording changed; the transcript is its full text, for display in a text field.
  case heard(RecordingID, Transcript)

  /// The user spoke a command that the session's text cannot carry out itself.
  ///
  /// An edit, such as “scratch that”, found no text in the recording and applies to the text before
  /// the recording. After `stopListening` and `send`, the session ends the recording; the app sends
  /// the text.
  case commanded(RecordingID, FinishingCommand)

  /// A recording's audio ended.
  ///
  /// The event occurs again, with the reason `cancelled`, if the user cancels while the last words
  /// are being recognized.
  case recordingStopped(RecordingID, StopReason, at: Int)

  /// A recording ended, and all its words are final; occurs exactly once for each recording.
  case recordingEnded(RecordingID, Transcript)

  /// The audio of a recording was recognized again, and the transcript replaces its text; only after
  /// `VoiceSession.recognizeAgain(with:)`.
  case recognizedAgain(RecordingID, Transcript)

  /// A message was sent, to the agent if there is one.
  case messageSent(String)

  /// The next piece of the agent's reply arrived.
  case reply(String)

  /// The agent's reply is over: it is complete, was interrupted, or failed.
  ///
  /// The text is the part that the user received: all of it if it was shown, and otherwise the
  /// spoken part. The event occurs exactly once for each reply.
  case replyEnded(String)

  /// The input condition of the open microphone changed.
  case input(InputCondition)

  /// A failure occurred; the text so far is retained.
  case failed(VoiceFailure)

  /// A moment for haptic feedback or an announcement.
  case cue(Cue)
}

extension SessionEvent: Confidential {
  /// A description without speech content.
  public var description: String {
    switch self {
    case .recordingStarted(let id, let kind, let at): "recordingStarted(\(id), \(kind), at: \(at))"
    case .speechStarted(let onset, let at): "speechStarted(onset: \(onset), at: \(at))"
    case .speechEnded(let end, let at): "speechEnded(end: \(end), at: \(at))"
    case .turnEnded(let id, let end, let at): "turnEnded(\(id), \(end), at: \(at))"
    case .interim(let id, let text, let at): "interim(\(id), \(text.veiled), at: \(at))"
    case .final(let id, let segment, let at): "final(\(id), \(segment), at: \(at))"
    case .heard(let id, let transcript): "heard(\(id), \(transcript))"
    case .commanded(let id, let command): "commanded(\(id), \(command))"
    case .recordingStopped(let id, let reason, let at):
      "recordingStopped(\(id), \(reason), at: \(at))"
    case .recordingEnded(let id, let transcript): "recordingEnded(\(id), \(transcript))"
    case .recognizedAgain(let id, let transcript): "recognizedAgain(\(id), \(transcript))"
    case .messageSent(let text): "messageSent(\(text.veiled))"
    case .reply(let text): "reply(\(text.veiled))"
    case .replyEnded(let text): "replyEnded(\(text.veiled))"
    case .input(let condition): "input(\(condition))"
    case .failed(let failure): "failed(\(failure))"
    case .cue(let cue): "cue(\(cue))"
    }
  }
}

/// A moment that the UI or the device can show, announce, or accompany with haptic feedback.
public enum Cue: Sendable, Equatable {
  /// A moment in the haptic table.
  case felt(HapticMoment)

  /// The user pressed a hold button too briefly ("Hold to speak").
  case holdToSpeak

  /// The user pressed the button while muted ("Unmute to speak").
  case unmuteToSpeak

  /// Background noise impairs recognition; reported at most once per recording (G1, EC-1).
  case noisy

  /// A long recording continues in another task, and the join may be noticeable with this
  /// recognizer; reported at most once per recording (S4-40).
  case longSpeech

  /// The transcript cannot be saved to disk and stays in memory; not reported again until a save
  /// succeeds.
  case notKept(TranscriptStoreFailure)

  /// The recording reached its maximum length: that of the ending policy, such as one minute, or
  /// `BargeInPolicy.wordless` while a reply is paused.
  case lengthLimitReached

  /// The text reached its maximum number of characters.
  case characterLimitReached
}

/// The reason a recording's audio ended.
public enum StopReason: String, Sendable, Equatable, CaseIterable {
  /// The user stopped the recording.
  case hand

  /// The user canceled the recording.
  case cancelled

  /// The trailing silence reached its limit.
  case silence

  /// No speech started before the timeout.
  case noFirstWord

  /// The recording reached its maximum duration.
  case length

  /// The text reached its maximum number of characters.
  case characters

  /// The audio source ended, such as at the end of a file.
  case soundEnded

  /// The recognition task ended by itself.
  case recognitionEnded

  /// The operating system took the microphone, or the app moved to the background.
  case interrupted

  /// The user left the screen, or the session was closed.
  case left

  /// A failure ended the recording.
  case failure
}

extension TurnEnd.Reason {
  var stopReason: StopReason {
    switch self {
    case .silence: .silence
    case .noFirstWord: .noFirstWord
    case .length: .length
    }
  }
}
