/// Converts the decoder's output to readable text.
enum DecoderText {
  /// Returns the spoken words of a hypothesis, separated by single spaces.
  static func clean(_ hypothesis: String) -> String {
    hypothesis.split(separator: " ").compactMap { word($0) }.joined(separator: " ")
  }

  /// Returns the word as written, or `nil` for sentence marks, silence, and noises such as `<s>`,
  /// `<sil>`, and `[NOISE]`.
  ///
  /// A number in parentheses after a word only distinguishes its pronunciations, as in `the(2)`.
  static func word(_ entry: some StringProtocol) -> String? {
    guard let first = entry.first, first != "<", first != "[", !entry.hasPrefix("++") else {
      return nil
    }
    let plain = entry.prefix { $0 != "(" }
    return plain.isEmpty ? nil : String(plain)
  }
}
