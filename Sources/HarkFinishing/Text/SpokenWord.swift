/// A recognized word, with its time and confidence if the recognizer provides them.
public struct SpokenWord: Sendable, Equatable {
  /// The word as recognized, without spaces.
  public let text: String

  /// The start of the word in seconds; `nil` if unknown.
  public let start: Double?

  /// The end of the word in seconds; `nil` if unknown.
  public let end: Double?

  /// The recognizer's confidence in the word, 0…1; `nil` if unknown.
  public let confidence: Double?

  /// Other words that the user may have said instead, most likely first.
  public let alternatives: [String]

  /// Creates a word; times are relative to any fixed point.
  public init(
    _ text: String, start: Double? = nil, end: Double? = nil, confidence: Double? = nil,
    alternatives: [String] = []
  ) {
    self.text = text
    self.start = start
    self.end = end
    self.confidence = confidence
    self.alternatives = alternatives
  }
}

extension SpokenWord {
  /// Splits `text` at spaces into words without times.
  public static func words(of text: String) -> [SpokenWord] {
    text.split(whereSeparator: \.isWhitespace).map { SpokenWord(String($0)) }
  }

  /// The silence between `previous` and this word in seconds; `nil` if a time is unknown.
  func pause(after previous: SpokenWord) -> Double? {
    guard let start, let end = previous.end else { return nil }
    return start - end
  }
}
