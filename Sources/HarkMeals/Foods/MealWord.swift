import Foundation

struct MealWord: Sendable, Hashable {
  /// The word for comparison, in lowercase and in the singular.
  var key: String

  /// The word as spoken, in lowercase.
  var text: String
  var pause: Pause = .none
  var isPlural: Bool { key != Self.folded(text) && !text.hasSuffix("'s") }

  init(_ text: String, key: String? = nil) { (self.key, self.text) = (key ?? text, text) }

  /// A pause, as indicated by the recognizer's punctuation.
  enum Pause: Sendable {
    case none
    case comma
    case stop
  }
}

extension MealWord {
  /// Returns the words of recognized text, with or without punctuation.
  static func words(in text: String) -> [MealWord] {
    var words: [MealWord] = []
    var current = ""
    let characters = Array(spelt(text.lowercased()))
    for (index, character) in characters.enumerated() {
      let isInside = isPartOfWord(character, at: index, of: characters)
      if isInside { current.append(character) }
      if !isInside || index == characters.count - 1 {
        words += pieces(of: current)
        current = ""
        if isRange(character, at: index, of: characters) {
          words.append(MealWord("to"))
        } else {
          pause(for: character, in: &words)
        }
      }
    }
    return words
  }

  private static func spelt(_ text: String) -> String {
    text.replacingOccurrences(of: "w/o ", with: "without ")
      .replacingOccurrences(of: "w/", with: "with ")
  }

  /// Returns the text in lower case and without diacritics, which a recognizer may omit.
  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// Returns the words; a word that adds no meaning is merged into the preceding one, as in
  /// "strawberry flavored yogurt".
  static func namingWords(in text: String) -> [MealWord] {
    var naming: [MealWord] = []
    for word in words(in: text) {
      if idle.contains(word.key), word.pause == .none, let last = naming.last, last.pause == .none {
        naming[naming.count - 1].text += " " + word.text
      } else {
        naming.append(word)
      }
    }
    return naming
  }

  private static let idle: Set<String> = ["flavored", "flavoured", "style", "ish"]

  /// Returns the words of a name in the singular, separated by single spaces.
  static func key(of name: String) -> String { words(in: name).map(\.key).joined(separator: " ") }

  /// Returns the last word of a name in the singular, which names the kind of food.
  static func head(of name: String) -> String { words(in: name).last?.key ?? "" }

  /// Returns whether a dash denotes a range, so that "4-5" means "4 to 5".
  private static func isRange(_ character: Character, at index: Int, of characters: [Character])
    -> Bool
  {
    guard "-–—".contains(character), index > 0, index + 1 < characters.count else { return false }
    return characters[index - 1].isNumber && characters[index + 1].isNumber
  }

  /// Returns whether a character belongs to a word; in numbers, periods, commas, slashes, and
  /// colons do.
  private static func isPartOfWord(
    _ character: Character, at index: Int, of characters: [Character]
  ) -> Bool {
    if character.isLetter || character.isNumber || character == "'" || character == "’" {
      return true
    }
    guard ".,/:".contains(character), index + 1 < characters.count else { return false }
    // ".5 cup" means half a cup.
    let isFirst = character == "." && (index == 0 || characters[index - 1] == " ")
    let isInside = index > 0 && characters[index - 1].isNumber
    return (isFirst || isInside) && characters[index + 1].isNumber
  }

  private static func pause(for character: Character, in words: inout [MealWord]) {
    guard let last = words.indices.last else { return }
    switch character {
    case ",", ";", "–", "—", "(", ")", ":": words[last].pause = .comma
    case "." where abbreviations.contains(words[last].text): break
    case ".", "!", "?", "\n": words[last].pause = .stop
    case "&", "+": words.append(MealWord("and"))
    case "%": words.append(MealWord("percent"))
    default: break
    }
  }

  /// Abbreviations after which a period does not end a sentence.
  private static let abbreviations = Set(
    words: "oz lb lbs tbsp tbs tsp approx dr mr mrs pt qt pkg st")

  /// Returns the words in a token; "200g" and "1½" contain two words each.
  private static func pieces(of raw: String) -> [MealWord] {
    var text = raw.replacingOccurrences(of: "’", with: "'")
    for (sign, digits) in fractions { text = text.replacingOccurrences(of: sign, with: digits) }
    return text.split(separator: " ").flatMap { split(String($0)) }.map(word).filter {
      !$0.key.isEmpty
    }
  }

  private static let fractions = [
    "½": " 1/2", "¼": " 1/4", "¾": " 3/4", "⅓": " 1/3", "⅔": " 2/3", "⅛": " 1/8",
  ]

  private static let gluedUnits: Set<String> = [
    "g", "kg", "mg", "ml", "cl", "dl", "l", "oz", "lb", "lbs", "x", "am", "pm", "gram", "grams",
    "kcal", "cal", "inch", "tbsp", "tsp", "c", "cup", "cups", "slice", "slices", "pc", "pcs", "lt",
    "mls", "gs", "gm", "gms", "gr", "grs", "kgs", "ozs", "tbs", "tbsps", "tsps", "litre", "litres",
    "liter", "liters", "pint", "pints", "grammes", "ounce", "ounces", "st", "nd", "rd", "th",
  ]

  private static func split(_ text: String) -> [String] {
    if text.hasPrefix("x"), text.count > 1, text.dropFirst().allSatisfy(\.isNumber) {
      return ["x", String(text.dropFirst())]
    }
    guard let first = text.first, first.isNumber, let border = text.firstIndex(where: \.isLetter),
      gluedUnits.contains(String(text[border...]))
    else { return [text] }
    return [String(text[..<border]), String(text[border...])]
  }

  private static func word(_ text: String) -> MealWord {
    let plain = text.replacingOccurrences(of: "'", with: "")
    return MealWord(text, key: singular(folded(plain)))
  }
}

extension MealWord {
  /// Words that only look like plurals, or whose singular has another meaning.
  private static let unchanged: Set<String> = [
    "crisps", "greens", "peppers", "fries", "dates", "swiss", "gas", "this", "its", "is", "was",
    "has", "his", "yes", "us", "as", "lbs", "less", "plus", "minus", "always", "perhaps",
    "sometimes", "times", "ms",
  ]

  private static let irregular = [
    "leaves": "leaf", "loaves": "loaf", "halves": "half", "ms": "m", "geese": "goose",
    "cookies": "cookie", "smoothies": "smoothie", "brownies": "brownie", "veggies": "veggie",
    "hoagies": "hoagie", "krispies": "krispie", "calories": "calorie", "wheaties": "wheaties",
    "wheatie": "wheaties", "calves": "calf", "knives": "knife", "quiches": "quiche",
    "teaspoonsful": "teaspoonful", "brioches": "brioche", "avocados": "avocado",
    "selfies": "selfie", "smarties": "smartie", "cuties": "cutie", "foodies": "foodie",
    "toasties": "toastie", "pasties": "pasty", "lassies": "lassie", "newtons": "newton",
    "joes": "joe", "musketeers": "musketeer",
  ]

  /// Returns the singular by the rules of English, or the word itself if it is not a plural.
  static func singular(_ word: String) -> String {
    if let other = irregular[word] { return other }
    guard word.count > 3, word.hasSuffix("s"), !unchanged.contains(word),
      !["ss", "us"].contains(where: word.hasSuffix)
    else { return word }
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    if ["ches", "shes", "xes", "sses", "oes", "zzes"].contains(where: word.hasSuffix) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }
}

extension [MealWord] {
  /// Returns the key of the word at `index`; empty beyond the ends.
  func key(_ index: Int) -> String { indices.contains(index) ? self[index].key : "" }
}
