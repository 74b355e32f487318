/// One spoken word with its place in the sound.
public struct Word: Sendable, Equatable {
  /// The word as written.
  public let text: String

  /// Where it was spoken, in samples since the microphone was opened.
  public let range: AudioRange

  /// How sure the recogniser is, 0…1; nil when it does not say.
  public let confidence: Double?

  /// Makes a word.
  public init(text: String, range: AudioRange, confidence: Double? = nil) {
    self.text = text
    self.range = range
    self.confidence = confidence
  }
}

extension Word: Confidential {
  /// The length and place of the word.
  public var description: String { "Word(text: \(text.veiled), range: \(range))" }
}
