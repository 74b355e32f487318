/// A phoneme, with only the distinctions that spelling makes.
///
/// The letters follow phonetic alphabets where possible: `S` as in “ship”, `C` as in “chip”, `T` as
/// in “thin”, `N` as in “sing”, `A` as in “my”, `U` as in “how”, `O` as in “boy”, and `@` for a
/// vowel that spelling does not determine.
struct Phoneme: Sendable, Hashable {
  let letter: UInt8

  /// The class of the phoneme: recognizers confuse phonemes in the same class.
  var group: Int { Int(Self.groups[Int(letter)]) }

  /// The number of classes; class 0 contains the vowels.
  static let groupCount = 14

  /// The difference from `other`, a phoneme of the same class: 0 if they are equal, at most 1.
  func difference(from other: Phoneme) -> Double {
    if letter == other.letter { return 0 }
    if group != 0 { return 0.5 }
    if letter == Self.unclear || other.letter == Self.unclear { return 0.25 }
    return Self.near.contains(Self.pair(letter, other.letter)) ? 0.5 : 1
  }

  private static let unclear = UInt8(ascii: "@")

  private static let groups: [UInt8] = {
    var groups = [UInt8](repeating: 0, count: 256)
    let consonants = ["pb", "tdTD", "kg", "fv", "sz", "SZCJ", "m", "nN", "l", "r", "w", "y", "h"]
    for (place, letters) in consonants.enumerated() {
      for letter in letters.utf8 { groups[Int(letter)] = UInt8(place + 1) }
    }
    return groups
  }()

  /// Pairs of vowels that are articulated similarly, or of which one is part of the other.
  private static let near: Set<UInt16> = {
    let pairs = ["ie", "ea", "ao", "ou", "au", "Ai", "Ae", "Aa", "Ua", "Uo", "Uu", "Oo", "Oi"]
    return Set(
      pairs.map {
        let letters = Array($0.utf8)
        return pair(letters[0], letters[1])
      })
  }()

  private static func pair(_ first: UInt8, _ second: UInt8) -> UInt16 {
    UInt16(max(first, second)) << 8 | UInt16(min(first, second))
  }
}

/// The phonemes of consecutive words.
///
/// Of adjacent phonemes in the same class, only the first is stored, because spelling and recognizers
/// merge and double them: “black coffee”, “Anna”.
struct PhonemeSequence: Sendable, Equatable {
  private(set) var phonemes: [Phoneme] = []

  var count: Int { phonemes.count }

  /// Appends `phoneme`; returns `false` if it merges with the last phoneme.
  mutating func append(_ phoneme: Phoneme) -> Bool {
    if let last = phonemes.last, last.group == phoneme.group { return false }
    phonemes.append(phoneme)
    return true
  }

  /// Returns the difference from `other`, whose phonemes are of the same classes in the same order.
  func difference(from other: PhonemeSequence) -> Double {
    var sum = 0.0
    for (own, their) in zip(phonemes, other.phonemes) { sum += own.difference(from: their) }
    return sum
  }
}
