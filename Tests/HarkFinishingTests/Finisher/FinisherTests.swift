import Testing

@testable import HarkFinishing

@Suite("Finishing of segments")
struct FinisherTests {
  private func finish(
    _ segments: String..., options: FinishingOptions = .init(),
    recognizer: WrittenByRecognizer = [], after text: String = ""
  ) throws -> String {
    var finisher = try #require(
      Finisher(
        language: "en", options: options, recognizer: recognizer, context: .init(after: text)))
    return segments.reduce(text) { text, segment in
      let finished = finisher.finish(Dictation.words(segment))
      return text + finished.separator + finished.text
    }
  }

  @Test("Segments follow each other in context")
  func segments() throws {
    #expect(try finish("hello", "comma", "you") == "Hello, you")
    #expect(try finish("that is all period", "see you") == "That is all. See you")
    #expect(try finish("milk", "new line", "bread") == "Milk\nBread")
    #expect(try finish("caps on annual", "report", "caps off today") == "Annual Report today")
  }

  @Test(
    "The text before a segment decides on its space and its first letter",
    arguments: [
      ("", "Yes"), ("No.", "No. Yes"), ("No. ", "No. Yes"), ("Who?”", "Who?” Yes"),
      ("No,", "No, yes"), ("no", "no yes"), ("A:\n", "A:\nYes"), ("(", "(Yes"), ("He (", "He (yes"),
      ("It is “", "It is “yes"), ("He asked, “", "He asked, “Yes"),
    ])
  func context(before: String, text: String) throws {
    #expect(try finish("yes", after: before) == text)
  }

  @Test("A decomposed letter keeps its accent when it becomes a capital letter")
  func decomposed() throws {
    #expect(try finish("e\u{301}cole") == "E\u{301}cole")
    #expect(try finish("a\u{30A}pne") == "A\u{30A}pne")
  }

  @Test("A language without a grammar has no finisher")
  func languages() {
    #expect(Finisher(language: "en-GB") != nil)
    #expect(Finisher(language: "EN_us") != nil)
    #expect(Finisher(language: "xx") == nil)
  }

  @Test("Each part can be switched off")
  func options() throws {
    let said = "um i paid twenty dollars comma on monday"
    #expect(try finish(said) == "Um I paid $20, on Monday")
    #expect(
      try finish(said, options: .init(commands: false)) == "Um I paid $20 comma on Monday")
    #expect(
      try finish(said, options: .init(numbers: false)) == "Um I paid twenty dollars, on Monday")
    #expect(try finish(said, options: .init(casing: false)) == "um i paid $20, on monday")
    #expect(try finish(said, options: .init(fillers: true)) == "I paid $20, on Monday")
    #expect(try finish("the um the cat", options: .init(fillers: true)) == "The cat")
    #expect(
      try finish("What is it for? For example, milk.", options: .init(fillers: true))
        == "What is it for? For example, milk.")
    #expect(
      try finish("I went on um. On Monday, um, we left um", options: .init(fillers: true))
        == "I went on. On Monday, we left")
  }

  @Test("What the recognizer writes itself stays")
  func recognizers() throws {
    let said = "I saw iPhones, twenty of them. new line Yes comma no"
    #expect(
      try finish(said, recognizer: [.casing, .punctuation])
        == "I saw iPhones, 20 of them.\nYes comma no")
    #expect(
      try finish(said, recognizer: [.casing, .punctuation, .numbers])
        == "I saw iPhones, twenty of them.\nYes comma no")
    #expect(try finish("Twenty, five", recognizer: [.casing, .punctuation]) == "20, five")
    #expect(try finish("We have twenty-five (or thirty).") == "We have 25 (or 30).")
  }

  @Test("Words with hyphens stay together if they are no number")
  func hyphens() throws {
    #expect(try finish("one-third of the twenty-first") == "One-third of the 21st")
    #expect(try finish("five-ten-fifteen") == "5:10-15")
  }

  @Test("A sentence ends before the brackets and quotation marks of the recognizer")
  func closed() throws {
    #expect(try finish("he (yes.) said no.” and… then") == "He (yes.) Said no.” And… Then")
  }

  @Test("A word without letters has no space of its own")
  func marks() throws {
    #expect(try finish("hello . you , too") == "Hello. You, too")
    var finisher = try #require(Finisher(language: "en"))
    let finished = finisher.finish(["", "hello", "", "you"].map { SpokenWord($0) })
    #expect(finished.text == "Hello you")
    #expect(finished.pieces.map(\.words) == [0..<1, 1..<2, 2..<3, 3..<4])
  }

  @Test("An address continues a word, not a mark, and a filler takes no word with it")
  func wordsAfterMarks() throws {
    #expect(
      try finish("i saw it period at example dot com they sell it")
        == "I saw it. At example.com they sell it")
    #expect(
      try finish("um comma separated values", options: .init(fillers: true))
        == "Comma separated values")
  }

  @Test("Commands that concern the text before the segment are the caller's")
  func commands() throws {
    var finisher = try #require(
      Finisher(language: "en", options: .init(callerCommands: Set(FinishingCommand.allCases))))
    func commands(_ said: String) -> ([FinishingCommand], String) {
      let finished = finisher.finish(Dictation.words(said))
      return (finished.commands, finished.text)
    }
    #expect(commands("scratch that") == ([.scratch], ""))
    #expect(commands("delete last word") == ([.deleteWord], ""))
    #expect(commands("see you | scratch that | scratch that | bye") == ([.scratch], "Bye"))
    #expect(commands("see you | send message") == ([.send], "see you"))
    #expect(commands("stop listening") == ([.stopListening], ""))
    #expect(commands("please stop listening to them") == ([], "please stop listening to them"))
    #expect(commands("send it to me") == ([], "send it to me"))
    #expect(
      try finish("send message", options: .init(callerCommands: [])) == "Send message")
  }

  @Test("A pause before a word makes it a command")
  func pauses() throws {
    #expect(try finish("we ended the war period of hunger") == "We ended the war period of hunger")
    #expect(try finish("we ended the war | period") == "We ended the war.")
    #expect(try finish("put it in the | colon | box") == "Put it in the: box")
  }
}
