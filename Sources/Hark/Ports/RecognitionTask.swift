/// One stretch of sound being recognised.
///
/// To the author of an adapter: `append`, `markPause` and `finish` are called in order from one
/// place and must return at once; a slow decoder queues. Results depend only on the samples and the
/// pauses, never on how the sound was cut into chunks.
public protocol RecognitionTask: AnyObject, Sendable {
  /// Takes the next sound; chunks follow each other without gap.
  func append(_ chunk: AudioChunk)

  /// Says that a pause was heard, so that the segment before it can be made final while the person
  /// speaks on. All sound up to `pause.cut` has been appended. A recogniser that finds segments by
  /// itself may ignore it.
  func markPause(_ pause: SpeechPause)

  /// Says that no more sound comes: report what is outstanding, then `ended`.
  func finish()

  /// Drops the task; nothing is reported that was not under way.
  func cancel()

  /// Returns when every report that the sound so far will bring about has been made.
  ///
  /// Of live sound it is asked once, around `finish()`, and is to return when all of the sound has
  /// been listened to: the time for the last words runs from then. A task that cannot tell returns
  /// at once.
  func caughtUp() async
}

extension RecognitionTask {
  /// Cuts nothing: segments are the recogniser's own.
  public func markPause(_ pause: SpeechPause) {}

  /// Returns at once.
  public func caughtUp() async {}
}

/// What a task says.
///
/// `at` is how far into the sound, in samples since the microphone was opened, the task had
/// listened when the result arose.
public enum RecognitionReport: Sendable, Equatable {
  /// The text of a segment that may still change. An interim need not come back as a final.
  case interim(InterimSegment, at: Int)

  /// A segment that will not change. Finals come in the order of their index, each exactly once.
  case final(Segment, at: Int)

  /// The answer to `finish()`: every final has been reported. Exactly once.
  case ended

  /// The task broke and reports nothing more; interim text so far stays true.
  case failed(VoiceFailure)
}
