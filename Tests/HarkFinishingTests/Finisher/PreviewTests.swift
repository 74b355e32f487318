import Testing

@testable import HarkFinishing

@Suite("Previews of interim words")
struct PreviewTests {
  @Test("Settled text only grows, and starts the final text")
  func settled() throws {
    for line in try Dictation.lines(of: "english") where line.kind != "editing" {
      var finisher = try #require(Finisher(language: "en", options: line.options))
      var withoutPreviews = finisher
      let final = withoutPreviews.finish(line.words)
      var settled = ""
      for count in 1...line.words.count {
        let preview = finisher.preview(Array(line.words.prefix(count)))
        #expect(preview.settledText.hasPrefix(settled), "\(line)")
        #expect(preview.text.hasPrefix(preview.settledText))
        settled = String(preview.settledText)
      }
      #expect(final.text.hasPrefix(settled), "\(line)")
      #expect(finisher.finish(line.words) == final, "\(line)")
    }
  }

  @Test("Words that can continue a number or a command are shown as said until they cannot")
  func open() throws {
    var finisher = try #require(Finisher(language: "en"))
    func preview(_ words: String) -> String {
      let preview = finisher.preview(SpokenWord.words(of: words))
      let open = preview.text.dropFirst(preview.settledText.count)
      return "\(preview.settledText)[\(open)]"
    }
    #expect(preview("we sold") == "We sold[]")
    #expect(preview("we sold twenty") == "We sold[ twenty]")
    #expect(preview("we sold twenty five") == "We sold[ twenty five]")
    #expect(preview("we sold twenty five new") == "We sold 25[ new]")
    #expect(preview("we sold twenty five new line") == "We sold 25[ new line]")
    #expect(preview("we sold twenty five new line phones and") == "We sold 25\nPhones and[]")
  }

  /// Compares a finisher that remembers the last preview with a new one, over words that are added,
  /// replaced, and removed at the end.
  @Test("A preview does not depend on the previews before it")
  func incremental() throws {
    let lines = try Dictation.lines(of: "english")
    var random = Steps(state: 7)
    var finisher = try #require(Finisher(language: "en"))
    var words: [SpokenWord] = []
    for _ in 0..<4000 {
      let line = lines[random.next(below: lines.count)].words
      words.removeLast(min(words.count, random.next(below: 6)))
      if words.count > 60 { words = [] }
      words += line.dropFirst(random.next(below: line.count)).prefix(random.next(below: 5))
      var fresh = try #require(Finisher(language: "en"))
      #expect(finisher.preview(words) == fresh.preview(words))
      if random.next(below: 10) == 0 {
        var copy = finisher
        #expect(copy.finish(words) == fresh.finish(words))
        #expect(copy.context == fresh.context)
      }
    }
  }

  @Test("A preview drops a command whose words have changed")
  func commands() throws {
    let options = FinishingOptions(callerCommands: [.send])
    var finisher = try #require(Finisher(language: "en", options: options))
    #expect(finisher.preview(Dictation.words("hello you all | send. then")).commands.count == 1)
    #expect(finisher.preview(Dictation.words("hello you all | sent. then")).commands.isEmpty)
  }

  @Test(
    "A preview follows a change of the times of its words",
    arguments: [
      ("atten komma | femten", "atten komma femten"),
      ("tredje mars | to tusen", "tredje mars to tusen"),
    ])
  func times(first: String, second: String) throws {
    var finisher = try #require(Finisher(language: "nb"))
    for said in [first, second] {
      // The pause gives the words times in both cases.
      let words = Dictation.words(said + " | og så videre")
      for count in [words.count - 3, words.count] {
        let heard = Array(words.prefix(count))
        var fresh = try #require(Finisher(language: "nb"))
        #expect(finisher.preview(heard) == fresh.preview(heard))
      }
    }
  }
}

/// Reproducible steps, from a linear congruential generator with the constants of MMIX.
struct Steps {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
