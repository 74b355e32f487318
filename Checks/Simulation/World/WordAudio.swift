/// Words as audio: the samples of a word carry its number, so that a simulated recognizer can read the
/// words and a check can tell what was lost.
enum WordAudio {
  /// The number of samples of which all are of the same word: 10 ms.
  static let frame = 160

  private static let quietest: Float = 0.25
  /// The difference between the samples of two words, which survives a conversion to 16 bits.
  private static let step: Float = 1 / 32_768

  /// Returns the value of a word's samples.
  static func sample(of word: Int) -> Float { quietest + Float(word) * step }

  /// Returns the number of the word that a sample belongs to; `nil` in silence.
  static func word(in sample: Float) -> Int? {
    sample < quietest ? nil : Int(((sample - quietest) / step).rounded())
  }

  static func text(of word: Int) -> String { "w\(word)" }

  /// Returns the words of a text, which contains nothing else.
  static func words(of text: String) -> [Int] {
    text.split(separator: " ").map { Int($0.dropFirst()) ?? -1 }
  }
}
