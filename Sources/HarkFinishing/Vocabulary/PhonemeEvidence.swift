/// The evidence that the user meant an entry when the recognized words sound like it.
struct PhonemeEvidence {
  /// The difference between the phonemes.
  var difference: Double

  /// The number of phonemes.
  var phonemes: Int

  /// The number of recognized words and the number of words in the entry.
  var words: Int
  var entryWords: Int

  /// The number of common words among the recognized words.
  var commonWords: Int

  /// The lowest confidence of the words; `nil` if unknown.
  var confidence: Double?

  /// The confidence below which a word counts as doubtful, and the confidence at or above which it
  /// counts as certain.
  private static let doubtful = 0.5
  static let certain = 0.9

  /// Whether the evidence is strong enough to write the entry.
  ///
  /// A missed entry costs the user a correction. So does a mistaken entry, which also destroys
  /// correct text. Therefore, each kind of word has its own budget for the difference per phoneme,
  /// and common words that are not doubtful are never replaced.
  var isConvincing: Bool {
    // Parts of a word that the recognizer split are all uncommon: “gård der” is not “Gaarder”.
    let isCommon = words > entryWords ? commonWords > 0 : commonWords == words
    let isDoubtful = confidence.map { $0 < Self.doubtful } ?? false
    let isCertain = confidence.map { $0 >= Self.certain } ?? false
    // Words that the recognizer joined or split: “shiv on” for “shivawn”.
    let difference = difference + 0.25 * Double(max(0, words - entryWords))
    guard phonemes >= (isDoubtful && !isCommon ? 3 : 4) else { return false }
    let budget: Double
    switch (isCommon, isDoubtful) {
    case (true, false): return false
    case (true, true):
      if words == 1 { return difference == 0 }
      budget = 0.1
    case (false, true): budget = 0.2
    case (false, false): budget = isCertain ? 0.06 : 0.1
    }
    return difference <= budget * Double(phonemes)
  }
}
