/// A sentence as passed to eSpeak NG, without input that is known to crash the library.
///
/// Version 1.51 overflows its buffers and crashes on long words, on words with several apostrophes,
/// and on long runs of dotted letters, such as `U.S.A.` forty times. The limits lie below the
/// smallest values that crash a voice, and above those of ordinary text.
struct EspeakText {
  /// The maximum number of scalars in a word; the German voice crashes at 102, and the longest word
  /// found in a newspaper has 79.
  static let longestWord = 80

  /// The number of dotted letters at which a run is broken; the library crashes at 43 Chinese
  /// characters and 57 Latin letters.
  static let mostDottedLetters = 16
  /// The maximum number of apostrophes in a word; the Kyrgyz voice crashes at three.
  static let mostApostrophes = 2

  private(set) var spoken = ""

  /// For each scalar of `spoken`, its character's index in the sentence, and whether it is a space.
  private var places: [(character: Int, isSpace: Bool)] = []
  private var end = 0

  init(_ sentence: String) {
    var bounds = Bounds()
    for (index, character) in sentence.enumerated() {
      for scalar in character.unicodeScalars {
        let step = bounds.take(scalar)
        if step != .keep { add(" ", index) }
        if step != .blank { add(scalar, index) }
      }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ character: Int) {
    spoken.unicodeScalars.append(scalar)
    places.append((character, scalar.properties.isWhitespace))
  }

  /// Returns the characters of the sentence that form the word at index `scalar` of `spoken`; `nil`
  /// if there is no word there, or if it begins before the end of a previously requested word.
  mutating func word(at scalar: Int, length: Int) -> Range<Int>? {
    guard places.indices.contains(scalar), length > 0, !places[scalar].isSpace else { return nil }
    let first = places[scalar].character
    guard first >= end else { return nil }
    end = places[min(scalar + length, places.count) - 1].character + 1
    return first..<end
  }
}

extension EspeakText {
  private enum Step {
    case keep
    /// Insert a space before the scalar.
    case part
    /// Replace the scalar with a space.
    case blank
  }

  /// Counts the elements that overflow the library's buffers if there are too many.
  private struct Bounds {
    private var word = 0
    private var apostrophes = 0
    private var dottedLetters = 0
    /// The number of letters since the last period.
    private var letters = 0

    mutating func take(_ scalar: Unicode.Scalar) -> Step {
      let kind = scalar.properties.generalCategory
      if kind == .control || scalar.properties.isWhitespace {
        endWord()
        // Spaces after a dot do not end a run: "e.g. e.g." is one.
        if letters > 0 { (letters, dottedLetters) = (0, 0) }
        return kind == .control ? .blank : .keep
      }
      if isApostrophe(scalar) {
        apostrophes += 1
        if apostrophes > EspeakText.mostApostrophes { return blank() }
      } else if isWide(scalar, kind) {
        endWord()
      } else if scalar == "." {
        if dot() { return blank() }
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        letters += 1
        if letters > 1 { dottedLetters = 0 }
      }
      word += 1
      guard word > EspeakText.longestWord else { return .keep }
      endWord()
      word = 1
      return .part
    }

    private mutating func dot() -> Bool {
      defer { letters = 0 }
      guard letters == 1 else { return false }
      dottedLetters += 1
      guard dottedLetters == EspeakText.mostDottedLetters else { return false }
      dottedLetters = 0
      return true
    }

    private mutating func blank() -> Step {
      endWord()
      return .blank
    }

    private mutating func endWord() { (word, apostrophes) = (0, 0) }

    private func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
      ["'", "\u{2019}", "\u{2018}", "\u{2BC}", "`"].contains(scalar)
    }

    /// Returns whether the scalar is a non-ASCII punctuation mark that ends a word without a space.
    private func isWide(_ scalar: Unicode.Scalar, _ kind: Unicode.GeneralCategory) -> Bool {
      scalar.value > 0x7F
        && [.otherPunctuation, .openPunctuation, .closePunctuation, .dashPunctuation].contains(kind)
    }
  }
}
