/// A spoken word with its position in the audio.
public struct Word: Sendable, Equatable {
  /// The word as written.
  public let text: String

  /// The word's position, in samples since the microphone was opened.
  public let range: AudioRange

  /// The recognizer's confidence, 0…1; `nil` if the recognizer does not report one.
  public let confidence: Double?

  /// Creates a word.
  public init(text: String, range: AudioRange, confidence: Double? = nil) {
    self.text = text
    self.range = range
    self.confidence = confidence
  }
}

extension Word: Confidential {
  /// The length and position of the word, without its text.
  public var description: String { "Word(text: \(text.veiled), range: \(range))" }
}
