/// The configuration for saving a session's text.
public struct TranscriptKeeping: Sendable {
  /// The store that receives the text.
  public var store: any TranscriptStore

  /// The condition under which a dictation is removed from the store.
  public var until: Until

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
  public init(_ store: any TranscriptStore, until: Until = .recordingEnds) {
    self.store = store
    self.until = until
  }
}
