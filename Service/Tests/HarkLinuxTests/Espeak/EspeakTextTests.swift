import Testing

@testable import HarkEspeak

@Suite("Text that is safe for eSpeak NG")
struct EspeakTextTests {
  @Test(
    "Ordinary text is unchanged",
    arguments: [
      "The U.S.A. and the U.K., i.e. two, met at 10 a.m., e.g. in Washington D.C. on 1.1.2024.",
      "Rock 'n' roll: it's the dogs' o'clock, isn't it? Qu'est-ce qu'aujourd'hui?",
      "https://www.example.com/a/b.html?c=d&e=f", "3.14159265358979, 1,000,000 and 50 %",
      "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz", "Wait... what?! «Oui»…",
      "今天天气很好，我们去公园散步吧。明天也会是晴天。", "สวัสดีครับ ยินดีที่ได้รู้จัก", "नमस्ते दुनिया",
      "👩‍👩‍👧 and 🏳️‍🌈", "",
    ])
  func ordinary(_ sentence: String) {
    #expect(EspeakText(sentence).spoken == sentence)
  }

  /// Strings that crash the library.
  static let breaking = [
    String(repeating: "a.", count: 90), String(repeating: "U.S.A.", count: 40),
    "http://" + String(repeating: "a.", count: 90), String(repeating: "e.g. ", count: 50),
    String(repeating: "中.", count: 50), String(repeating: "é.", count: 90),
    String(repeating: "s'", count: 90), String(repeating: "’s", count: 90),
    String(repeating: "ness", count: 90), String(repeating: "un", count: 60),
    String(repeating: "1.5", count: 40),
  ]

  @Test("Text that crashes the library is limited", arguments: breaking)
  func bounds(_ sentence: String) {
    let spoken = EspeakText(sentence).spoken
    for word in spoken.split(separator: " ") {
      #expect(word.unicodeScalars.count <= EspeakText.longestWord)
      #expect(word.count { "'’".contains($0) } <= EspeakText.mostApostrophes)
    }
    // No letter is lost.
    let letters = [sentence, spoken].map { $0.filter { $0.isLetter || $0.isNumber } }
    #expect(letters[0] == letters[1])
  }

  @Test("A run of dotted letters is broken at a dot, even with spaces in between")
  func dots() {
    let row = String(repeating: "a.", count: 40)
    #expect(
      EspeakText(row).spoken == String(
        repeating: String(repeating: "a.", count: 15) + "a ", count: 2)
        + String(repeating: "a.", count: 8))
    let abbreviations = EspeakText(String(repeating: "e.g. ", count: 9)).spoken
    #expect(
      abbreviations == String(repeating: "e.g. ", count: 7) + "e.g  " + "e.g. ")
    // Another word ends the run.
    let words = String(repeating: "the U.S.A. ", count: 40)
    #expect(EspeakText(words).spoken == words)
  }

  @Test("Combining marks count as part of a word")
  func marks() {
    let spoken = EspeakText("e" + String(repeating: "\u{301}", count: 1_000)).spoken
    let longest = spoken.unicodeScalars.split(separator: " ").map(\.count).max()
    #expect(longest == EspeakText.longestWord)
  }

  @Test("Words are reported at their positions in the sentence, despite inserted spaces")
  func places() {
    let word = String(repeating: "x", count: 100)
    var text = EspeakText("é\u{0} \(word) end")
    #expect(text.spoken.hasPrefix("é  xx"))
    // The ranges are the first word and the space after it, the two pieces of the long word and the
    // space between them, the second piece again, the last word, and a position outside the text.
    let asked = [(0, 1), (1, 1), (3, 80), (83, 1), (84, 20), (84, 20), (105, 3), (999, 3)]
    let found = asked.map { text.word(at: $0, length: $1) }
    #expect(found == [0..<1, nil, 3..<83, nil, 83..<103, nil, 104..<107, nil])
  }
}
