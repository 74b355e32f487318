import Hark

/// A sentence for eSpeak NG to speak, with the voice and speed.
struct EspeakOrder: Equatable, Sendable, Codable {
  /// The voice that speaks.
  enum Voice: Equatable, Sendable, Codable {
    /// The best voice for the language with this tag.
    case best(String)

    /// The voice with this name in the library.
    case file(String)
  }

  /// The sentence as given.
  let sentence: String

  /// The voice.
  let voice: Voice

  /// The speed relative to normal, from a quarter to four times.
  let speed: Double

  /// Creates an order; `speed` is clamped to its range, and NaN becomes normal speed.
  init(_ sentence: String, voice: Voice, speed: Double) {
    self.sentence = sentence
    self.voice = voice
    self.speed = speed.isNaN ? 1 : min(max(speed, 0.25), 4)
  }
}
