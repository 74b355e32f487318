import Testing

@testable import HarkFinishing

@Suite("Vocabulary")
struct VocabularyTests {
  private func finish(
    _ words: [SpokenWord], _ vocabulary: Vocabulary, language: String = "en",
    recognizer: WrittenByRecognizer = []
  ) throws -> String {
    var finisher = try #require(
      Finisher(
        language: language, options: .init(vocabulary: vocabulary), recognizer: recognizer))
    return finisher.finish(words).text
  }

  private func finish(
    _ said: String, _ vocabulary: Vocabulary, language: String = "en"
  ) throws -> String { try finish(SpokenWord.words(of: said), vocabulary, language: language) }

  private static let names = Vocabulary(
    entries: [
      .init("Siobhan", spokenForms: ["shivawn"]), .init("Kowalczyk", spokenForms: ["kovalchick"]),
      .init("McArthur"), .init("iPhone"), .init("Anne-Lise"), .init("Mark Twain"), .init("Reed"),
      .init("Will"), .init("Aoife", spokenForms: ["eefa"]), .init("Nguyen", spokenForms: ["win"]),
      .init("kombucha"), .init("Halloumi"), .init("Kubernetes"),
    ])

  @Test(
    "An entry is written where a word differs from it only in case",
    arguments: [
      ("ask mcarthur", "Ask McArthur"), ("mcarthur's book", "McArthur's book"),
      ("iphone please", "IPhone please"), ("my iphone", "My iPhone"),
      ("kombucha please", "Kombucha please"), ("by mark twain", "By Mark Twain"),
    ])
  func cases(said: String, text: String) throws {
    #expect(try finish(said, Self.names) == text)
  }

  @Test(
    "An entry is written where uncommon words sound like it",
    arguments: [
      ("ask shivaun about it", "Ask Siobhan about it"),
      ("kovalchik's house", "Kowalczyk's house"), ("call mick arthur", "Call mick arthur"),
      ("fry the haloumy", "Fry the Halloumi"), ("restart kubernetis", "Restart Kubernetes"),
      ("koobernetties is down", "Kubernetes is down"),
      ("a glass of kombutcha", "A glass of kombucha"),
    ])
  func sounds(said: String, text: String) throws {
    #expect(try finish(said, Self.names) == text)
  }

  @Test(
    "Common words stay, even if they sound like an entry",
    arguments: [
      "I read it", "I will read it", "If a win is near", "He may shove on", "Even a horse",
    ])
  func commonWords(said: String) throws {
    #expect(try finish(said.lowercased(), Self.names.without("Nguyen")) == said)
  }

  @Test("A spoken form is replaced however common its words are")
  func spokenForms() throws {
    #expect(try finish("mister win is here", Self.names) == "Mister Nguyen is here")
  }

  @Test(
    "A common word is replaced if the recognizer doubts it and it sounds exactly like the entry")
  func doubt() throws {
    func finish(_ word: String, _ confidence: Double?) throws -> String {
      let words = [SpokenWord("ask"), SpokenWord(word, confidence: confidence)]
      return try self.finish(words, Vocabulary(names: ["Marc", "Sandi"]))
    }
    #expect(try finish("mark", nil) == "Ask mark")
    #expect(try finish("mark", 0.9) == "Ask mark")
    #expect(try finish("mark", 0.3) == "Ask Marc")
    #expect(try finish("santa", 0.3) == "Ask santa")
  }

  @Test("An alternative of the recognizer is written if it is an entry")
  func alternatives() throws {
    func said(_ confidence: Double?) -> [SpokenWord] {
      [SpokenWord("ask"), SpokenWord("carton", confidence: confidence, alternatives: ["mcarthur"])]
    }
    #expect(try finish(said(nil), Self.names) == "Ask McArthur")
    #expect(try finish(said(0.99), Self.names) == "Ask McArthur")
    let common = [
      SpokenWord("ask"), SpokenWord("him", confidence: 0.99, alternatives: ["mcarthur"]),
    ]
    #expect(try finish(common, Self.names) == "Ask him")
  }

  @Test(
    "A long line and many words are not compared by their phonemes, but found by their spelling")
  func longForms() throws {
    func places(_ form: String, _ spoken: String...) throws -> Int {
      let entries = [Vocabulary.Entry(form, spokenForms: spoken)]
      let english = try #require(Languages.language(for: "en"))
      let index = VocabularyIndex(Vocabulary(entries: entries), spelling: english.spelling)
      return index.tree.placeCount
    }
    let long = String(repeating: "jogging", count: 3_000)
    #expect(try places(long) == 1)
    #expect(try places("the grand old duke of york") == 1)
    #expect(try places("Siobhan", long) == places("Siobhan"))
    #expect(try places("new york city hall") > 1)
    #expect(try places(String(repeating: "jog", count: 21)) > 1)
    #expect(try places(String(repeating: "jog", count: 22)) == 1)
    let duke = Vocabulary(names: ["The Grand Old Duke of York"])
    #expect(try finish("ask the grand old duke of york", duke) == "Ask The Grand Old Duke of York")
  }

  @Test("A form has a bounded number of spellings")
  func spellings() {
    let form = "macgegijchwmce"
    let spellings = Spelling.english.spellings(of: form)
    #expect(spellings.first == form && 16...Spelling.mostSpellings ~= spellings.count)
    #expect(Spelling.english.spellings(of: "jack") == ["jack", "yack"])
  }

  @Test("Several words become one entry, in one piece")
  func pieces() throws {
    var finisher = try #require(
      Finisher(
        language: "en",
        options: .init(
          vocabulary: .init(replacements: [.init("my address", with: "1 Main Street\nSpringfield")])
        )))
    let words = SpokenWord.words(of: "send it to my address period")
    let finished = finisher.finish(words)
    #expect(finished.text == "Send it to 1 Main Street\nSpringfield.")
    let piece = try #require(finished.pieces.first { $0.words == 3..<5 })
    #expect(finished.text(of: piece) == "1 Main Street\nSpringfield" && piece.isChanged)
  }

  @Test("A match comes before commands and numbers")
  func order() throws {
    let vocabulary = Vocabulary(
      entries: [.init("Seven Eleven")], replacements: [.init("full stop", with: "STOP")])
    #expect(try finish("seven eleven full stop", vocabulary) == "Seven Eleven STOP")
  }

  @Test("Punctuation by the recognizer separates words, and stays")
  func punctuation() throws {
    let vocabulary = Vocabulary(entries: [.init("Mark Twain")])
    #expect(try finish("Ask mark, twain.", vocabulary) == "Ask mark, twain.")
    #expect(try finish("Ask (mark twain).", vocabulary) == "Ask (Mark Twain).")
  }

  @Test(
    "Norwegian words are compared by Norwegian phonemes",
    arguments: [
      ("ring til kjersti", "Ring til Kjersti"), ("ring til sjersti", "Ring til Kjersti"),
      ("møt kristian på torget", "Møt Christian på torget"),
      ("han heter åge", "Han heter Åge"), ("det var en gård der", "Det var en gård der"),
      ("jeg har sett det", "Jeg har sett det"),
    ])
  func norwegian(said: String, text: String) throws {
    let names = Vocabulary(names: ["Kjersti", "Christian", "Åge", "Gaarder", "Jette"])
    #expect(try finish(said, names, language: "nb") == text)
  }

  @Test("An interim text does not take back finished characters, and ends as the final text")
  func interim() throws {
    let words = SpokenWord.words(of: "please ask shivaun and mark twain about the haloumy today")
    let finisher = try #require(Finisher(language: "en", options: .init(vocabulary: Self.names)))
    var interim = finisher
    var settled = ""
    for count in 1...words.count {
      var fresh = finisher
      let shown = interim.preview(Array(words[..<count]))
      #expect(shown == fresh.preview(Array(words[..<count])))
      #expect(shown.settledText.hasPrefix(settled))
      settled = String(shown.settledText)
    }
    var final = finisher
    #expect(
      final.finish(words).text == "Please ask Siobhan and Mark Twain about the Halloumi today")
  }
}

extension Vocabulary {
  fileprivate func without(_ name: String) -> Vocabulary {
    Vocabulary(entries: entries.filter { $0.written != name })
  }
}
