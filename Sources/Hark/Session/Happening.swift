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

  /// The interim text of a recording changed.
  case interim(RecordingID, String, at: Int)

  /// A piece of the transcript became final.
  case final(RecordingID, Segment, at: Int)

  /// A recording's sound ended.
  case recordingStopped(RecordingID, StopReason, at: Int)

  /// A recording is over: every word is final. Exactly once for each that started.
  case recordingEnded(RecordingID, Transcript)

  /// A message went to the agent.
  case messageSent(String)

  /// The next piece of the agent's reply.
  case reply(String)

  /// Something went wrong; the text so far is kept.
  case failed(VoiceFailure)

  /// A moment that can be felt or announced.
  case cue(Cue)
}

/// A recording of a session; a later one has a larger number.
public struct RecordingID: Sendable, Hashable, CustomStringConvertible {
  /// The number; unique within a session.
  public let number: Int

  /// Makes an id.
  public init(_ number: Int) { self.number = number }

  /// The number with a mark before it.
  public var description: String { "#\(number)" }
}

/// Why a recording's sound ended.
public enum StopReason: String, Sendable, Equatable, CaseIterable {
  /// The person ended it.
  case hand

  /// The person dropped it.
  case cancelled

  /// The silence after the last speech was long enough.
  case silence

  /// No first word came in time.
  case noFirstWord

  /// It reached its greatest length.
  case length

  /// Its text reached the greatest number of characters.
  case characters

  /// The sound itself ended, as a file does.
  case soundEnded

  /// The recogniser ended by itself.
  case recognitionEnded

  /// The operating system took the microphone.
  case interrupted

  /// The person left the screen.
  case left

  /// Something broke.
  case failure
}

/// A moment that a face or a device may show, say or make felt.
public enum Cue: Sendable, Equatable {
  /// A moment of the haptic table.
  case felt(HapticMoment)

  /// A press was too short for a button that is held ("Hold to speak").
  case holdToSpeak

  /// A hold while muted ("Unmute to speak").
  case unmuteToSpeak

  /// One minute, or whatever the length policy says, was the limit.
  case lengthLimitReached

  /// The text reached its greatest number of characters.
  case characterLimitReached
}
