import Foundation

/// A store that preserves dictated text across crashes and process termination until the text is
/// safe elsewhere.
///
/// For adapter authors: a change must outlive the process by the time the call returns. A call may
/// be slow because neither the listener nor the recognizer waits for it. It throws
/// `TranscriptStoreFailure`; any other error counts as `.broken`. Errors never contain dictated
/// text. The next call after a failure tries again, so a store that recovers is used again.
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
  /// A store may delete dictations that have remained unfinished for weeks; document the retention
  /// period.
  func unfinished() async throws -> [UnfinishedDictation]

  /// Claims a dictation from `unfinished()`, so that its text can be restored and then finished.
  ///
  /// Returns `nil` if another caller claimed it first.
  func claim(_ id: UUID) async throws -> UnfinishedDictation?
}
