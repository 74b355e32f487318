/// The recognition of one contiguous stretch of audio.
///
/// For adapter authors: `append`, `markPause`, and `finish` are called in order, never
/// concurrently, and must return immediately; a slow decoder queues its input. Results depend only
/// on the samples and the pauses, never on how the audio is divided into chunks.
public protocol RecognitionTask: AnyObject, Sendable {
  /// Appends the next audio; chunks follow each other without gaps.
  func append(_ chunk: AudioChunk)

  /// Marks a pause, so that the preceding segment can become final while the user continues to
  /// speak.
  ///
  /// All audio up to `pause.cut` has been appended. A recognizer with its own segmentation may
  /// ignore the call.
  func markPause(_ pause: SpeechPause)

  /// Marks the end of the audio; the task then reports outstanding results and `ended`.
  func finish()

  /// Cancels the task; only reports already in flight may follow.
  func cancel()

  /// Returns once all reports for the audio appended so far have been made.
  ///
  /// For live audio, the session calls this method once, shortly before or after `finish()`; the
  /// timeout for the final results starts when it returns. A task that cannot determine whether all
  /// audio has been processed returns immediately.
  func caughtUp() async
}

extension RecognitionTask {
  /// Does nothing: the recognizer does its own segmentation.
  public func markPause(_ pause: SpeechPause) {}

  /// Returns immediately.
  public func caughtUp() async {}
}

/// A report from a recognition task.
///
/// `at` is the task's position in the audio when the result was produced, in samples since the
/// microphone was opened.
public enum RecognitionReport: Sendable, Equatable {
  /// The text of a segment, which may still change; a final result does not always follow.
  case interim(InterimSegment, at: Int)

  /// A segment that will not change; segments arrive in index order, each exactly once.
  case final(FinalSegment, at: Int)

  /// The task ended, on its own or after `finish()`; sent once, after all final results.
  case ended

  /// The task failed and reports nothing more; interim text received so far remains valid.
  case failed(VoiceFailure)
}

/// A pause between two stretches of speech.
public struct SpeechPause: Sendable, Equatable {
  /// The preceding speech, from its onset to its end, in samples since the microphone was opened.
  public let speech: AudioRange

  /// The position at which one segment ends and the next begins; not before `speech.end`.
  public let cut: Int

  /// Creates a pause.
  public init(speech: AudioRange, cut: Int) {
    self.speech = speech
    self.cut = cut
  }
}
