/// Turns what the decoder writes into what a person reads.
enum DecoderText {
  /// The spoken words of a hypothesis, separated by one space.
  static func clean(_ hypothesis: String) -> String {
    hypothesis.split(separator: " ").compactMap { word($0) }.joined(separator: " ")
  }

  /// The word as written; nil for sentence marks, silence and noises such as `<s>`, `<sil>` and
  /// `[NOISE]`.
  ///
  /// A number in brackets behind a word only tells its pronunciations apart, as in `the(2)`.
  static func word(_ entry: some StringProtocol) -> String? {
    guard let first = entry.first, first != "<", first != "[", !entry.hasPrefix("++") else {
      return nil
    }
    let plain = entry.prefix { $0 != "(" }
    return plain.isEmpty ? nil : String(plain)
  }
}
