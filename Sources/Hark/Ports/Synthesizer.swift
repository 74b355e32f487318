/// Speaks text aloud.
///
/// For adapter authors: at most one task speaks at a time. A task reports in order, on any
/// thread, and never after `ended` or `failed`.
public protocol Synthesizer: Sendable {
  /// Starts a task that speaks the text passed to `say`.
  func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask
}

/// A report from a synthesis task.
public enum SynthesisReport: Sendable, Equatable {
  /// Playback of the first audio has started.
  case started

  /// The amount of text actually spoken so far, in characters.
  case spoke(characters: Int)

  /// The current output level, 0…1; reported up to 20 times per second, if it is measured.
  case level(Float)

  /// All text has been spoken.
  case ended

  /// The task cannot continue.
  case failed(VoiceFailure)
}

/// The synthesis of one reply; every call returns immediately.
public protocol SynthesisTask: AnyObject, Sendable {
  /// Appends text to the queue.
  func say(_ text: String)

  /// Marks the end of the text; `ended` is reported when all of it has been spoken.
  func finish()

  /// Ducks the speech, because the user may be talking.
  func duck()

  /// Restores the previous gain.
  func unduck()

  /// Pauses; audio already sent may still be heard, and `ended` waits for `resume`.
  func pause()

  /// Resumes at the current position, without skipping anything.
  func resume()

  /// Stops immediately and reports nothing more.
  func stop()
}
