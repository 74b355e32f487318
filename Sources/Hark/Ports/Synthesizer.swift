/// Speaks text aloud.
///
/// To the author of an adapter: one task at a time speaks; a task reports in order, on any thread,
/// and nothing after `ended` or `failed`.
public protocol Synthesizer: Sendable {
  /// Starts a task that speaks what `say` gives it.
  func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask
}

/// What a synthesis task says.
public enum SynthesisReport: Sendable, Equatable {
  /// The first sound is being played.
  case started

  /// How much of the text has really been spoken, in characters.
  case spoke(characters: Int)

  /// How loud it is now, 0…1; told a few times a second by a synthesizer that knows.
  case level(Float)

  /// Everything has been spoken.
  case ended

  /// It cannot go on.
  case failed(VoiceFailure)
}

/// One reply being spoken.
///
/// Every call returns at once.
public protocol SynthesisTask: AnyObject, Sendable {
  /// Adds text behind what is still to be spoken.
  func say(_ text: String)

  /// Says that no more text comes; `ended` is reported when all of it has been spoken.
  func finish()

  /// Speaks more softly, because the person may be talking.
  func lower()

  /// Speaks as loud as before.
  func raise()

  /// Stands still: what is on its way to the ear may still be heard, and `ended` waits for `resume`.
  func pause()

  /// Goes on where it stands, and nothing is skipped.
  func resume()

  /// Stops at once; nothing more is reported.
  func stop()
}
