/// What the recognizer and the language say about recognized words that sound like an entry.
struct SoundEvidence {
  /// The difference between the sounds.
  var difference: Double

  /// The number of sounds.
  var sounds: Int

  /// The number of recognized words, and of words of the entry.
  var words: Int
  var entryWords: Int

  /// The number of recognized words that are common.
  var commonWords: Int

  /// The lowest confidence of the words; `nil` if unknown.
  var confidence: Double?

  /// The confidence below which a word counts as doubtful, and from which it counts as certain.
  private static let doubtful = 0.5
  static let certain = 0.9

  /// Whether the entry was meant.
  ///
  /// An entry that is not written costs a correction, and so does one that is written by mistake, but
  /// the mistake also destroys text that was right. Therefore each kind of words has its own budget for
  /// the difference per sound, and common words that the recognizer does not doubt are left alone.
  var isConvincing: Bool {
    // Parts of a word that the recognizer split are all uncommon: “gård der” is not “Gaarder”.
    let isCommon = words > entryWords ? commonWords > 0 : commonWords == words
    let isDoubtful = confidence.map { $0 < Self.doubtful } ?? false
    let isCertain = confidence.map { $0 >= Self.certain } ?? false
    // Words that the recognizer joined or split: “shiv on” for “shivawn”.
    let difference = difference + 0.25 * Double(max(0, words - entryWords))
    guard sounds >= (isDoubtful && !isCommon ? 3 : 4) else { return false }
    let budget: Double
    switch (isCommon, isDoubtful) {
    case (true, false): return false
    case (true, true):
      if words == 1 { return difference == 0 }
      budget = 0.1
    case (false, true): budget = 0.2
    case (false, false): budget = isCertain ? 0.06 : 0.1
    }
    return difference <= budget * Double(sounds)
  }
}
