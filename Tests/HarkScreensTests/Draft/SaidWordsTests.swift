import Testing

@testable import Hark
@testable import HarkScreens

@Suite("Alternatives of recognized words")
struct SaidWordsTests {
  /// A recognized word and its alternatives.
  typealias Word = (text: String, alternatives: [String])

  /// Returns the draft after a recording of one segment.
  private static func draft(_ text: String = "", hearing words: Word...) -> Draft {
    var recording = RecordingText(Finisher(language: "en"))
    recording.begin(0, from: 0, after: nil, limits: .none)
    let recognized = words.enumerated().map { index, word in
      RecognizedWord(
        text: word.text, range: AudioRange(start: index * 100, end: index * 100 + 90),
        alternatives: word.alternatives)
    }
    let segment = FinalSegment(
      index: 0, text: words.map(\.text).joined(separator: " "),
      range: AudioRange(start: 0, end: words.count * 100), words: recognized)
    _ = recording.take(segment, task: 0, limit: nil)
    var draft = Draft(text)
    draft.beginRecording()
    _ = draft.hear(recording.transcript)
    draft.endRecording(recording.transcript)
    return draft
  }

  @Test("A touched word offers its alternatives, and one of them replaces it")
  func replaced() throws {
    var draft = Self.draft(
      hearing: ("he", []), ("writes", ["rights", "wright"]), ("well", ["will"]))
    #expect(draft.text == "He writes well")
    try draft.select(5..<5)
    let said = try #require(draft.saidWords)
    #expect(said.words == nil && said.range == 3..<9)
    #expect(said.alternatives == ["rights", "wright"])
    try draft.replaceSaidWords(with: "rights")
    #expect(draft.text == "He rights well" && draft.saidWords == nil)
    try draft.undo()
    #expect(draft.text == "He writes well")
  }

  @Test(
    "An alternative is written as the text requires",
    arguments: [
      ("", "their", "there", "There"), ("Then", "their", "there", "there"),
      ("Then.", "their", "there", "There"), ("Then", "there.", "their", "their."),
      ("Then", "four", "for", "for"), ("Then", "comma", "coma", "coma"),
    ])
  func written(_ before: String, _ word: String, _ alternative: String, _ shown: String) throws {
    var draft = Self.draft(before, hearing: (word, [alternative]), ("it", []), ("is", []))
    let start = before.isEmpty ? 0 : before.count + (word == "comma" ? 0 : 1)
    try draft.select(start..<start)
    #expect(draft.saidWords?.alternatives == [shown])
    try draft.replaceSaidWords(with: shown)
    #expect(draft.text.hasPrefix(before.isEmpty ? shown : "\(before) \(shown) "))
  }

  @Test(
    "A word is touched if the cursor is in it or a part of it is selected",
    arguments: [(3..<3, true), (3..<6, true), (5..<5, true), (6..<6, false), (0..<1, false)])
  func touched(_ selection: Range<Int>, _ isTouched: Bool) throws {
    var draft = Self.draft(hearing: ("he", []), ("won", ["one"]))
    try draft.select(selection)
    #expect((draft.saidWords != nil) == isTouched)
  }

  @Test("Other words than the alternatives replace nothing, and equal ones are not offered")
  func refused() throws {
    var draft = Self.draft(hearing: ("he", []), ("won", ["Won", "one"]))
    try draft.select(4..<4)
    #expect(draft.saidWords?.alternatives == ["one"])
    try draft.replaceSaidWords(with: "lost")
    #expect(draft.text == "He won")
  }
}
