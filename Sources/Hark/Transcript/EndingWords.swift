/// The words of a language that indicate whether the user will continue, in `WordKey` form.
struct EndingWords {
  /// The words after which another word usually follows.
  let joining: Set<String>

  let fillers: Set<String>

  private let closing: [[String]]
  private let numbers: Set<String>

  /// Creates the words for the language of `locale`; empty for a language without a word list.
  init(_ locale: LocaleTag?) {
    switch locale?.language {
    case "en": self = .english
    case "nb", "no", "nn": self = .bokmal
    default: self.init()
    }
  }

  private init(
    joining: String = "", fillers: String = "", closing: [String] = [], numbers: String = ""
  ) {
    self.joining = Self.set(joining)
    self.fillers = Self.set(fillers)
    self.closing = closing.map { $0.words.map(String.init) }
    self.numbers = Self.set(numbers)
  }

  func isNumber(_ word: String) -> Bool { numbers.contains(word) || word.first?.isNumber == true }

  /// Returns whether `text` consists only of function words and fillers, which recognizers often
  /// report for a cough.
  func areAll(of text: String) -> Bool {
    text.wordKeys.allSatisfy { joining.contains($0) || fillers.contains($0) }
  }

  func closes(_ words: [String]) -> Bool { closing.contains { $0 == words.suffix($0.count) } }

  private static func set(_ words: String) -> Set<String> { Set(words.words.map(String.init)) }

  // Prepositions that often end a sentence ("come in", "turn it on") are omitted; waiting for
  // another word would delay the user unnecessarily.
  private static let english = EndingWords(
    joining: """
      a an the my your his her its our their this these those some every each another \
      and or but nor so because since although though unless until while if when where whether \
      than that which who whose \
      of to from with without into onto between among during towards via per \
      is are was were am be been being has have had will would can could should shall may might must \
      i we he she they im were theyre lets very really just also maybe
      """,
    fillers: "um uh er erm hmm hm mm ah eh well",
    closing: [
      "please", "thanks", "thank you", "thank you very much", "goodbye", "bye", "thats all",
      "thats it",
    ],
    numbers: """
      zero oh one two three four five six seven eight nine double triple hundred thousand point
      """)

  private static let bokmal = EndingWords(
    joining: """
      en et ei min mitt mine din ditt dine sin sitt sine vår vårt våre denne dette disse noen hver \
      og eller men fordi siden selv om hvis når mens at som enn slik så \
      av til fra med uten for mellom mot hos ved \
      er var blir ble har hadde vil ville kan kunne skal skulle må måtte bør burde å \
      jeg vi han hun de veldig ganske også kanskje
      """,
    fillers: "eh øh øhm hm mm æh altså",
    closing: ["takk", "tusen takk", "vær så snill", "ha det", "ha det bra", "det var alt"],
    numbers: "null en to tre fire fem seks sju syv åtte ni hundre tusen komma")
}

extension SpokenEnding {
  /// Creates the ending of `text`; in a language without a word list, only punctuation and digits
  /// are considered.
  package init(of text: String, in locale: LocaleTag?) {
    // No ending is longer than four words or 60 characters; these limits avoid rescanning a long
    // text for each new word.
    let words = String(text.suffix(60)).words.suffix(4).map(String.init)
    let keys = words.map(WordKey.of)
    guard let last = words.last, let key = keys.last else {
      self = .open
      return
    }
    let language = EndingWords(locale)
    self =
      if language.fillers.contains(key) {
        .filler
      } else if let marked = Self.marked(last) {
        marked
      } else if keys.count > 1, keys.suffix(2).allSatisfy(language.isNumber) {
        .number
      } else if language.joining.contains(key) {
        .joining
      } else {
        language.closes(keys) ? .finished : .open
      }
  }

  /// Returns the ending indicated by the punctuation after the last word.
  private static func marked(_ word: String) -> SpokenEnding? {
    switch word.last {
    case _ where word.hasSuffix("..."), "…", ",", ";", ":": .joining
    case ".", "!", "?": .finished
    default: nil
    }
  }
}
