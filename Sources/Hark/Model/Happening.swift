/// Something that happened in a session, for those who must miss nothing; faces draw snapshots.
///
/// `at` is how far the sound had been heard when it happened, in samples since the microphone was
/// opened; it never goes back within a recording.
public enum Happening: Sendable, Equatable {
  /// A recording began; its sound starts at `at`.
  case recordingStarted(RecordingID, RecordingKind, at: Int)

  /// Speech was heard; it began at `onset` (acoustic).
  case speechStarted(onset: Int, at: Int)

  /// Speech stopped; it ended at `end` (acoustic; the turn may go on).
  case speechEnded(end: Int, at: Int)

  /// A recording is about to end by itself, for the reason told; its limit fell at the end's position.
  case turnEnded(RecordingID, TurnEnd, at: Int)

  /// The interim text of a recording changed.
  case interim(RecordingID, String, at: Int)

  /// A piece of the transcript became final.
  case final(RecordingID, Segment, at: Int)

  /// The text of a recording changed, in any way: this is all of it, for a field that shows it.
  case heard(RecordingID, Transcript)

  /// A recording's sound ended; once more, as cancelled, when the person drops it while its last
  /// words are being found.
  case recordingStopped(RecordingID, StopReason, at: Int)

  /// A recording is over: every word is final. Exactly once for each that started.
  case recordingEnded(RecordingID, Transcript)

  /// A message went to the agent.
  case messageSent(String)

  /// The next piece of the agent's reply.
  case reply(String)

  /// The open microphone began to hear nothing, or hears again after that.
  case input(InputCondition)

  /// Something went wrong; the text so far is kept.
  case failed(VoiceFailure)

  /// A moment that can be felt or announced.
  case cue(Cue)
}

extension Happening: Confidential {
  /// What happened, without what was said.
  public var description: String {
    switch self {
    case .recordingStarted(let id, let kind, let at): "recordingStarted(\(id), \(kind), at: \(at))"
    case .speechStarted(let onset, let at): "speechStarted(onset: \(onset), at: \(at))"
    case .speechEnded(let end, let at): "speechEnded(end: \(end), at: \(at))"
    case .turnEnded(let id, let end, let at): "turnEnded(\(id), \(end), at: \(at))"
    case .interim(let id, let text, let at): "interim(\(id), \(text.veiled), at: \(at))"
    case .final(let id, let segment, let at): "final(\(id), \(segment), at: \(at))"
    case .heard(let id, let transcript): "heard(\(id), \(transcript))"
    case .recordingStopped(let id, let reason, let at):
      "recordingStopped(\(id), \(reason), at: \(at))"
    case .recordingEnded(let id, let transcript): "recordingEnded(\(id), \(transcript))"
    case .messageSent(let text): "messageSent(\(text.veiled))"
    case .reply(let text): "reply(\(text.veiled))"
    case .input(let condition): "input(\(condition))"
    case .failed(let failure): "failed(\(failure))"
    case .cue(let cue): "cue(\(cue))"
    }
  }
}
