/// Words as audio.
///
/// The samples of a word encode its number, so that a simulated recognizer can read the words and a
/// check can determine which were lost.
enum WordAudio {
  /// The number of consecutive samples that always belong to the same word: 10 ms.
  static let frame = 160

  private static let quietest: Float = 0.25
  /// The difference between the samples of two successive words, which survives a conversion to 16
  /// bits.
  private static let step: Float = 1 / 32_768

  /// Returns the value of a word's samples.
  static func sample(of word: Int) -> Float { quietest + Float(word) * step }

  /// Returns the number of the word to which a sample belongs; `nil` for silence.
  static func word(in sample: Float) -> Int? {
    sample < quietest ? nil : Int(((sample - quietest) / step).rounded())
  }

  static func text(of word: Int) -> String { "w\(word)" }

  /// Returns the numbers of the words in `text`, with −1 for any other text.
  static func words(of text: String) -> [Int] {
    text.split(separator: " ").map { Int($0.dropFirst()) ?? -1 }
  }
}
