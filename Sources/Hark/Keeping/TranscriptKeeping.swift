/// How a session keeps what is said in it.
public struct TranscriptKeeping: Sendable {
  /// Where it is kept.
  public var store: any TranscriptStore

  /// Until when.
  public var until: Until

  /// What makes a dictation finished, and so removed from the store.
  public enum Until: Sendable, Equatable {
    /// The end of its recording, when whoever listens has all of its text.
    case recordingEnds

    /// The face's word that the text is in safe hands: sent, saved or written.
    ///
    /// See `VoiceSession.textTaken(through:)`. What was not taken when the session ends is offered
    /// back.
    case textTaken
  }

  /// Keeps in `store`.
  public init(_ store: any TranscriptStore, until: Until = .recordingEnds) {
    self.store = store
    self.until = until
  }
}
