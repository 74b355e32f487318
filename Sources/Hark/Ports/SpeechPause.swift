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
