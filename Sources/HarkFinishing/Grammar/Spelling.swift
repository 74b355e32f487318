/// The rules by which a language spells its phonemes.
struct Spelling: Sendable {
  /// A rule that maps letters to the phonemes that they represent.
  private struct Rule: Sendable {
    var letters: [UInt8]
    var phonemes: [Phoneme]
    var isAtStart = false
    var isAtEnd = false

    /// The letters of which one must follow; empty if any letter or none may follow.
    var followers: [UInt8] = []
  }

  /// The rules by their first byte; the first match applies.
  private let rules: [[Rule]]

  /// The most common words of the language, which are rarely misrecognitions of a name.
  let common: Set<String>

  /// The substitutions that produce other spellings of an entry, because foreign names do not
  /// follow the rules.
  let variants: [(ending: Bool, from: String, to: String)]

  /// Creates a spelling from the space-separated `rules`, longest first.
  ///
  /// `c(ei:s` reads “c” before “e” or “i” as `s`; `^` matches the start of the word and `$` its
  /// end. A rule without phonemes, such as `e$:`, matches silent letters.
  init(_ rules: String, common: String, variants: [(ending: Bool, from: String, to: String)]) {
    var table = [[Rule]](repeating: [], count: 256)
    for text in (rules + " " + Self.accents).split(whereSeparator: \.isWhitespace) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      var letters = parts[0]
      var rule = Rule(letters: [], phonemes: parts[1].utf8.map(Phoneme.init(letter:)))
      if letters.first == "^" {
        rule.isAtStart = true
        letters = letters.dropFirst()
      }
      if let open = letters.firstIndex(of: "(") {
        rule.followers = Array(letters[letters.index(after: open)...].utf8)
        letters = letters[..<open]
      }
      if letters.last == "$" {
        rule.isAtEnd = true
        letters = letters.dropLast()
      }
      rule.letters = Array(letters.utf8)
      table[Int(rule.letters[0])].append(rule)
    }
    self.rules = table
    self.common = Set(common.split(whereSeparator: \.isWhitespace).map(String.init))
    self.variants = variants
  }

  /// Letters of other languages.
  private static let accents =
    """
    á:a à:a â:a ã:a ä:e å:o æ:e ą:a ç:s ć:C č:C ď:d đ:d ð:D é:e è:e ê:e ë:e ę:e ě:e ğ: í:i ì:i î:i \
    ï:i ı:i ł:w ñ:n ń:n ň:n ó:o ò:o ô:o õ:o ö:@ ø:@ œ:@ ř:r ś:S š:S ş:S ș:S ß:s ť:t ț:ts þ:T ú:u \
    ù:u û:u ü:u ů:u ý:i ź:Z ž:Z ż:Z
    """

  /// Calls `take` with each phoneme of `word` until it returns `false`; returns whether it accepted
  /// all phonemes.
  ///
  /// Letters outside ASCII must be lowercase.
  func read(_ word: some StringProtocol, _ take: (Phoneme) -> Bool) -> Bool {
    var word = String(word)
    return word.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        guard let rule = rule(at: place, in: bytes) else {
          place += 1
          continue
        }
        for phoneme in rule.phonemes where !take(phoneme) { return false }
        place += rule.letters.count
      }
      return true
    }
  }

  /// Returns the phonemes of the words in `text`, which are separated by spaces or hyphens.
  func phonemes(of text: String) -> PhonemeSequence {
    var sequence = PhonemeSequence()
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "-" }) {
      _ = read(word) {
        _ = sequence.append($0)
        return true
      }
    }
    return sequence
  }

  private func rule(at place: Int, in word: UnsafeBufferPointer<UInt8>) -> Rule? {
    for rule in rules[Int(Self.lower(word[place]))] where fits(rule, at: place, in: word) {
      return rule
    }
    return nil
  }

  private func fits(_ rule: Rule, at place: Int, in word: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = place + rule.letters.count
    if end > word.count || (rule.isAtStart && place > 0) || (rule.isAtEnd && end < word.count) {
      return false
    }
    for index in 1..<max(1, rule.letters.count)
    where Self.lower(word[place + index]) != rule.letters[index] {
      return false
    }
    if rule.followers.isEmpty { return true }
    return end < word.count && rule.followers.contains(Self.lower(word[end]))
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
  }
}

extension Spelling {
  /// The maximum number of spellings of a form, because every variant that applies doubles it.
  static let mostSpellings = 32

  /// Returns the spellings to use when searching for `text`: its own and its variants.
  func spellings(of text: String) -> [String] {
    var all = [text]
    for variant in variants where 2 * all.count <= Self.mostSpellings {
      for spelled in all {
        let other =
          variant.ending
          ? replacing(variant.from, by: variant.to, atEndOf: spelled)
          : replacing(variant.from, by: variant.to, in: spelled)
        if let other { all.append(other) }
      }
    }
    return all
  }

  private func replacing(_ from: String, by to: String, atEndOf text: String) -> String? {
    guard text.hasSuffix(from), text.count > from.count + 2 else { return nil }
    return text.dropLast(from.count) + to
  }

  private func replacing(_ from: String, by to: String, in text: String) -> String? {
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      if rest.hasPrefix(from), !(to.hasPrefix(from) && rest.hasPrefix(to)) {
        result += to
        rest = rest.dropFirst(from.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result == text ? nil : result
  }
}
