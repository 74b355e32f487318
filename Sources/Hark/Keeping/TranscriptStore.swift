import Foundation

/// A store that preserves dictated text across crashes and process termination until the text is
/// safe elsewhere.
///
/// For adapter authors: once the call returns, the change must survive termination of the process.
/// A call may be slow: the recognizer never waits for it, and the listener for at most a tenth of a
/// second. Throw only `TranscriptStoreFailure`; any other error counts as `.broken`. Errors never
/// contain dictated text. The next call after a failure tries again, so a store that recovers is
/// used again.
///
/// Several sessions and several processes may share one store. A dictation belongs to the process
/// that wrote or claimed it until that process ends or releases the dictation. Until then,
/// `unfinished()` does not return it.
public protocol TranscriptStore: Sendable {
  /// Saves a change to a dictation's text, and the dictation itself if it is new.
  ///
  /// Returns whether the segments before the change were present. If it returns `false`, nothing
  /// was saved, and the caller must write the whole text from segment 0, for which the result is
  /// always `true`.
  func write(_ change: DictationChange) async throws -> Bool

  /// Removes a dictation whose text is safe elsewhere or not wanted.
  ///
  /// Ignores a dictation that does not exist or that belongs to another process.
  func finish(_ id: UUID) async throws

  /// Releases a dictation in its current state, so that it is offered again.
  func release(_ id: UUID) async throws

  /// Returns the dictations that belong to no running process, oldest first.
  ///
  /// A store may delete dictations that have been unfinished for weeks; document the retention
  /// period.
  func unfinished() async throws -> [UnfinishedDictation]

  /// Claims a dictation from `unfinished()`, so that its text can be restored and then finished.
  ///
  /// Returns `nil` if another caller claimed it first.
  func claim(_ id: UUID) async throws -> UnfinishedDictation?
}

/// The difference between a dictation's text and the text saved last.
public struct DictationChange: Sendable, Hashable {
  /// The dictation to which the text belongs.
  public var origin: DictationOrigin

  /// The number of leading final segments that are unchanged; `segments` replaces those after them.
  public var keeping: Int

  /// The final segments after the unchanged ones, in text order; a segment begins with its
  /// separator from the previous one, unless that is a space between two words.
  public var segments: [String]

  /// The text after the final segments, which may still change; empty if there is none.
  public var tail: String

  /// Creates a change.
  public init(_ origin: DictationOrigin, keeping: Int, segments: [String], tail: String) {
    self.origin = origin
    self.keeping = keeping
    self.segments = segments
    self.tail = tail
  }
}

extension DictationChange: Confidential {
  /// A description that contains only the size of the change, not its text.
  public var description: String {
    "DictationChange(\(origin.id), keeping: \(keeping), segments: \(segments.count), "
      + "tail: \(tail.veiled))"
  }
}

/// A dictation that was interrupted before its text was safe, to be offered to the user again.
public struct UnfinishedDictation: Sendable, Hashable, Identifiable {
  /// The origin of the dictation.
  public var origin: DictationOrigin

  /// The final segments, in text order, as they were saved.
  public var segments: [String]

  /// The interim text after the final segments; empty if there was none.
  public var tail: String

  /// The duration of the saved audio, in seconds; 0 if none is saved.
  public var soundDuration: Double

  /// Creates an unfinished dictation.
  public init(
    _ origin: DictationOrigin, segments: [String], tail: String, soundDuration: Double = 0
  ) {
    self.origin = origin
    self.segments = segments
    self.tail = tail
    self.soundDuration = soundDuration
  }

  /// The identifier of the dictation.
  public var id: UUID { origin.id }

  /// The whole text, with a space between segments that were saved without a separator.
  public var text: String { String.join(segments + [tail]) }

  /// The number of words in the text.
  public var wordCount: Int { text.words.count }
}

extension UnfinishedDictation: Confidential {
  /// A description that contains the start date and the size of the text, not the text itself.
  public var description: String {
    "UnfinishedDictation(\(id), \(origin.experience), \(origin.startedAt), "
      + "segments: \(segments.count), text: \(text.veiled))"
  }
}

/// The configuration for saving a session's text.
public struct TranscriptKeeping: Sendable {
  /// The store that receives the text.
  public var store: any TranscriptStore

  /// The condition under which a dictation is removed from the store.
  public var until: Until

  /// The store that receives the audio, which is deleted with the text; `nil` if audio is not saved.
  ///
  /// Audio is not saved if the text is sent immediately (`AfterStopPolicy.send`) or if
  /// `Experience.soundKeeping` is `.off`, the default for custom experiences. The audio of a recording is
  /// deleted if it is longer than an hour or if the store is more than a minute behind.
  public var sounds: (any SoundStore)?

  /// Whether an incomplete recording, whose saved audio may contain words that its text lacks, is
  /// released when it ends.
  ///
  /// It then stays in the store even if its text is taken or its failure is dismissed.
  ///
  /// For a UI that cannot recognize a recording again, whose user does so after the session.
  package var releasesIncomplete = false

  /// Returns the identifier and the start of a new dictation; simulations replace it.
  package var newDictation: @Sendable () -> (id: UUID, startedAt: Date) = { (UUID(), Date()) }

  /// The condition that finishes a dictation and removes it from the store.
  public enum Until: Sendable, Equatable {
    /// The end of the recording, when the listener has received all of its text.
    case recordingEnds

    /// A confirmation from the UI that the text is safe: sent, saved, or written.
    ///
    /// See `VoiceSession.textTaken(through:)`. Text that is not confirmed when the session ends is
    /// offered again.
    case textTaken
  }

  /// Creates a configuration that saves to `store`.
  public init(
    _ store: any TranscriptStore, until: Until = .recordingEnds,
    sounds: (any SoundStore)? = nil
  ) {
    self.store = store
    self.until = until
    self.sounds = sounds
  }
}
