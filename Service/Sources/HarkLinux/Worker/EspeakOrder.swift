import Hark

/// A sentence for eSpeak NG to speak, and how.
struct EspeakOrder: Equatable, Sendable, Codable {
  /// Which of its voices speaks.
  enum Voice: Equatable, Sendable, Codable {
    /// The best voice for the language with this tag.
    case best(String)

    /// The voice with this name in the library.
    case file(String)
  }

  /// The sentence as it was given.
  let sentence: String

  /// The voice.
  let voice: Voice

  /// How many times as fast as usual: a quarter to four times.
  let speed: Double

  /// Makes an order; `speed` is clamped to the range, and NaN becomes the usual speed.
  init(_ sentence: String, voice: Voice, speed: Double) {
    self.sentence = sentence
    self.voice = voice
    self.speed = speed.isNaN ? 1 : min(max(speed, 0.25), 4)
  }
}
