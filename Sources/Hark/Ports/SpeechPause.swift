/// A pause between two stretches of speech.
public struct SpeechPause: Sendable, Equatable {
  /// The speech before it: its onset and its end, in samples since the microphone was opened.
  public let speech: AudioRange

  /// Where one segment ends and the next begins; not before `speech.end`.
  public let cut: Int

  /// Makes a pause.
  public init(speech: AudioRange, cut: Int) {
    self.speech = speech
    self.cut = cut
  }
}
