import Foundation

/// Keeps what is being said where neither a kill nor a crash takes it away, until its text is in
/// safe hands.
///
/// To the author of an adapter: what a call has returned for must outlive the process. A call may
/// take its time, since nobody who listens or recognises waits for it; it throws
/// `TranscriptStoreFailure`, and anything else counts as `.broken`. No error holds anything that was
/// said. After a failure the next call tries anew: a store that works again is used again.
///
/// Several sessions and several processes may use one store. A dictation belongs to whoever wrote
/// or claimed it for as long as that process lives or until it is released, and nobody else is told
/// of it meanwhile.
public protocol TranscriptStore: Sendable {
  /// Keeps a change of a dictation's text, and the dictation itself where it is new.
  ///
  /// The answer is whether the segments before the change were there. When not, nothing was kept,
  /// and everything is to be written from segment 0 on, for which the answer is always yes.
  func write(_ change: DictationChange) async throws -> Bool

  /// Removes a dictation whose text is in safe hands, or is not wanted.
  ///
  /// One that is somebody else's, or is not there, is left alone.
  func finish(_ id: UUID) async throws

  /// Lets go of a dictation as it stands, so that it is offered back.
  func release(_ id: UUID) async throws

  /// The dictations that belong to nobody who lives, the oldest first.
  ///
  /// What has been offered for weeks may be deleted; say for how long it is kept.
  func unfinished() async throws -> [UnfinishedDictation]

  /// Makes a dictation of `unfinished()` one's own, for its text to be restored and then finished.
  ///
  /// Nil when somebody else was quicker.
  func claim(_ id: UUID) async throws -> UnfinishedDictation?
}
