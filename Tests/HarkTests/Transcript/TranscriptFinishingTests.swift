import HarkTesting
import Testing

@testable import Hark

@Suite("The finished text of a recording")
struct TranscriptFinishingTests {
  private static func text(
    _ options: FinishingOptions = FinishingOptions(), writes: WrittenByRecognizer = []
  ) -> RecordingText {
    var text = RecordingText(
      Finisher(language: "en", options: options, recognizer: writes))
    text.begin(0, from: 0, after: nil, limits: .none)
    return text
  }

  private static func final(_ index: Int, _ text: String) -> FinalSegment {
    FinalSegment(
      index: index, text: text,
      range: AudioRange(start: index * 16_000, end: index * 16_000 + 9_000))
  }

  private static func said(_ segments: String...) -> RecordingText {
    var text = text()
    for (index, segment) in segments.enumerated() {
      _ = text.take(final(index, segment), task: 0, limit: nil)
    }
    return text
  }

  @Test("Each segment continues the text before it, and what was said remains")
  func segments() {
    let transcript = Self.said(
      "how are you question mark", "fine", "comma thank you", "i leave at ten thirty a m"
    ).transcript
    #expect(transcript.text == "How are you? Fine, thank you I leave at 10:30 AM")
    #expect(
      transcript.spokenText
        == "how are you question mark fine comma thank you i leave at ten thirty a m")
    #expect(transcript.finalText == transcript.text)
    #expect(transcript.interimText == "")
    #expect(
      transcript.settledParts == ["How are you?", "Fine", ", thank you", "I leave at 10:30 AM"])
  }

  @Test("Interim text is finished as far as further words cannot change it")
  func interim() {
    var text = Self.said("it costs")
    for (spoken, shown, new) in [
      ("twenty", "It costs twenty", "twenty"), ("twenty five", "It costs twenty five", "five"),
      ("twenty five dollars for", "It costs $25 for", ""),
    ] {
      _ = text.take(InterimSegment(index: 1, text: spoken), at: 0, task: 0, limit: nil)
      #expect(text.transcript.text == shown)
      #expect(text.transcript.newWords == new)
      #expect(text.transcript.finalText == "It costs")
      #expect(text.transcript.interimText == shown.dropFirst("It costs ".count))
    }
    _ = text.take(Self.final(1, "twenty five dollars"), task: 0, limit: nil)
    #expect(text.transcript.text == "It costs $25")
  }

  @Test(
    "Spoken edits change earlier segments, and can be undone",
    arguments: [
      (["buy milk", "and eggs", "scratch that"], "Buy milk"),
      (["buy milk", "and eggs", "scratch that", "undo that"], "Buy milk and eggs"),
      (["buy milk", "and eggs", "scratch that", "scratch that", "hello"], "Hello"),
      (["buy milk and eggs", "delete last word", "bread"], "Buy milk and bread"),
    ])
  func edits(_ segments: [String], _ written: String) {
    var text = Self.text()
    for (index, segment) in segments.enumerated() {
      _ = text.take(Self.final(index, segment), task: 0, limit: nil)
    }
    #expect(text.transcript.text == written)
    #expect(text.takeCommands() == [])
    #expect(String.join(text.transcript.settledParts) == written)
  }

  @Test("An edit without text before it, and a command for the app, are left to the session")
  func commands() {
    var text = Self.text(
      FinishingOptions(callerCommands: Set(FinishingCommand.allCases)))
    _ = text.take(InterimSegment(index: 0, text: "scratch that"), at: 0, task: 0, limit: nil)
    #expect(text.takeCommands() == [])
    _ = text.take(Self.final(0, "scratch that"), task: 0, limit: nil)
    #expect(text.takeCommands() == [.scratch])
    _ = text.take(Self.final(1, "hello"), task: 0, limit: nil)
    _ = text.take(Self.final(2, "send message"), task: 0, limit: nil)
    #expect(text.takeCommands() == [.send])
    #expect(text.takeCommands() == [])
    #expect(text.transcript.text == "Hello")
  }

  @Test("A segment that becomes final before an earlier one changes neither text nor commands")
  func order() throws {
    let options = FinishingOptions(callerCommands: Set(FinishingCommand.allCases))
    var text = Self.text(options)
    _ = text.take(InterimSegment(index: 0, text: "hello comma"), at: 0, task: 0, limit: nil)
    _ = text.take(Self.final(1, "how are you question mark"), task: 0, limit: nil)
    _ = text.take(Self.final(2, "send message"), task: 0, limit: nil)
    #expect(text.takeCommands() == [])
    #expect(text.transcript.finalText == "")
    _ = text.take(Self.final(0, "hello comma"), task: 0, limit: nil)
    #expect(text.transcript.text == "Hello, how are you?")
    #expect(text.takeCommands() == [.send])
    // An interim segment in front of final ones, as from a slower task.
    var transcript = Transcript()
    var finishing = TranscriptFinishing(
      try #require(Finisher(language: "en", options: options)))
    transcript.apply(Self.final(1, "send message"), task: 1)
    #expect(finishing.update(&transcript) == [.send])
    transcript.apply(InterimSegment(index: 0, text: "one two"), task: 0)
    #expect(finishing.update(&transcript) == [])
    transcript.apply(Self.final(0, "one two"), task: 0)
    #expect(finishing.update(&transcript) == [])
    #expect(transcript.text == "One two")
  }

  @Test("In any order of results, the text is that of the segments in order", arguments: 0..<40)
  func anyOrder(_ seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let words = "buy comma milk period twenty five scratch that new line send message i we ten"
      .split(
        separator: " ")
    let segments = (0..<8).map { _ in
      (0..<Int.random(in: 1...5, using: &dice)).map { _ in words.randomElement(using: &dice)! }
        .joined(separator: " ")
    }
    let finisher = try #require(Finisher(language: "en"))
    var running = RunningText(finisher)
    for segment in segments { running.append(SpokenWord.words(of: segment)) }
    var transcript = Transcript()
    var finishing = TranscriptFinishing(finisher)
    for index in segments.indices.shuffled(using: &dice) {
      transcript.apply(
        InterimSegment(index: index, text: String(segments[index].prefix(6))), task: 0)
      _ = finishing.update(&transcript)
      transcript.apply(Self.final(index, segments[index]), task: 0)
      _ = finishing.update(&transcript)
    }
    #expect(transcript.text == running.finished.text)
    #expect(String.join(transcript.settledParts) == running.finished.text)
    #expect(transcript.written?.words == running.words)
  }

  @Test("The saved segments give the same text again")
  func saved() {
    let transcript = Self.said(
      "dear anna comma", "new paragraph", "thank you", "period", "open quote see you close quote",
      "hyphen", "ten"
    ).transcript
    let origin = DictationOrigin(
      id: .init(), experience: "capture", locale: nil,
      settings: DictationSettings(.capture, recognizer: "none"), startedAt: .init())
    let kept = UnfinishedDictation(origin, segments: transcript.settledParts, tail: "")
    #expect(kept.text == transcript.text)
    #expect(
      UnfinishedDictation(origin, segments: ["one", "two"], tail: "three").text == "one two three")
  }

  @Test("Text that the recognizer writes itself remains unchanged")
  func written() {
    var text = Self.text(writes: .everything)
    _ = text.take(Self.final(0, "at ten, NATO met. period"), task: 0, limit: nil)
    _ = text.take(Self.final(1, "Twenty came"), task: 0, limit: nil)
    #expect(text.transcript.text == "at ten, NATO met. period Twenty came")
  }

  @Test(
    "Text that continues a sentence begins with a small letter, unless the word has a capital one")
  func continued() {
    let within = TextContext(after: "Then")
    #expect(Self.said("we left").transcript.text(after: within) == "we left")
    #expect(
      Self.said("we left").transcript.text(after: TextContext(after: "Then.")) == "We left")
    #expect(Self.said("i left").transcript.text(after: within) == "I left")
    #expect(Self.said("monday").transcript.text(after: within) == "Monday")
  }

  @Test("An interim edit removes final text only while it is interim")
  func interimEdit() {
    var text = Self.said("this is a long sentence")
    _ = text.take(
      InterimSegment(index: 1, text: "scratch that. Hello"), at: 0, task: 0, limit: nil)
    #expect(text.transcript.text == "Hello")
    #expect(text.transcript.finalText == "")
    #expect(text.transcript.interimText == "Hello")
    #expect(text.transcript.settledParts == [""])
    _ = text.take(InterimSegment(index: 1, text: "scratch"), at: 0, task: 0, limit: nil)
    #expect(text.transcript.text == "This is a long sentence scratch")
    #expect(text.transcript.finalText == "This is a long sentence")
  }

  @Test("After an edit, saved segments end between words")
  func savedEdit() {
    let transcript = Self.said(
      "the quick brown fox", "scratch that. incomprehensibilities are many"
    ).transcript
    #expect(transcript.text == "Incomprehensibilities are many")
    #expect(transcript.settledParts == ["", "Incomprehensibilities are many"])
    #expect(String.join(transcript.settledParts) == transcript.text)
  }

  @Test("After an undo, each piece still has its own words")
  func undoneWords() throws {
    var running = RunningText(try #require(Finisher(language: "en")))
    for segment in ["buy milk", "and twenty eggs", "scratch that", "undo that", "new line thirty"] {
      running.append(SpokenWord.words(of: segment))
    }
    let finished = running.finished
    #expect(finished.text == "Buy milk and 20 eggs\n30")
    let said = finished.pieces.filter { !$0.text.isEmpty }.map { piece in
      running.words[piece.words].map(\.text).joined(separator: " ")
    }
    #expect(said == ["buy", "milk", "and", "twenty", "eggs", "new line", "thirty"])
  }
}
