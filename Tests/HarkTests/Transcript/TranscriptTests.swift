import Testing

@testable import Hark

@Suite("The transcript")
struct TranscriptTests {
  func interim(_ index: Int, _ text: String) -> InterimSegment {
    InterimSegment(index: index, text: text)
  }

  func final(_ index: Int, _ text: String) -> FinalSegment {
    FinalSegment(
      index: index, text: text, range: AudioRange(start: index * 100, end: index * 100 + 90))
  }

  @Test("An empty transcript has no text")
  func empty() {
    let transcript = Transcript()
    #expect(transcript.isEmpty)
    #expect(transcript.text == "")
    #expect(transcript.newWords == "")
  }

  @Test("Interim text grows, is changed, and becomes final in its place")
  func grows() {
    var transcript = Transcript()
    transcript.apply(interim(0, "hello"), task: 0)
    transcript.apply(interim(0, "hello word"), task: 0)
    #expect(transcript.interimText == "hello word")
    #expect(transcript.finalText == "")
    transcript.apply(final(0, "hello world"), task: 0)
    transcript.apply(interim(1, "how are"), task: 0)
    #expect(transcript.text == "hello world how are")
    #expect(transcript.finalText == "hello world")
    #expect(transcript.interimText == "how are")
    #expect(transcript.segments == [final(0, "hello world")])
    #expect(transcript.tail == [interim(1, "how are")])
  }

  @Test("Late interim text and a second final result have no effect")
  func late() {
    var transcript = Transcript()
    transcript.apply(final(0, "yes"), task: 0)
    transcript.apply(final(1, ""), task: 0)
    let before = transcript
    transcript.apply(interim(0, "yes no"), task: 0)
    transcript.apply(interim(1, "ghost"), task: 0)
    transcript.apply(final(0, "no"), task: 0)
    #expect(transcript == before)
    #expect(transcript.text == "yes")
  }

  @Test("An empty final or interim result removes the text")
  func revoked() {
    var transcript = Transcript()
    transcript.apply(interim(0, "a cough"), task: 0)
    transcript.apply(final(0, ""), task: 0)
    #expect(transcript.isEmpty)
    transcript.apply(interim(1, "another"), task: 0)
    transcript.apply(interim(1, "  "), task: 0)
    #expect(transcript.isEmpty)
    #expect(transcript.text == "")
  }

  @Test("Space around interim text is not shown")
  func trimmed() {
    var transcript = Transcript()
    transcript.apply(final(0, "one"), task: 0)
    transcript.apply(interim(1, " two \n"), task: 0)
    #expect(transcript.text == "one two")
  }

  @Test("A later task's text follows an earlier one's, whichever is faster")
  func tasks() {
    var transcript = Transcript()
    transcript.apply(interim(0, "first"), task: 1)
    transcript.apply(interim(0, "second"), task: 2)
    #expect(transcript.text == "first second")
    transcript.apply(final(0, "second"), task: 2)
    #expect(transcript.text == "first second")
    #expect(transcript.finalText == "second")
    transcript.apply(final(0, "first"), task: 1)
    #expect(transcript.finalText == "first second")
    #expect(transcript.segments.map(\.text) == ["first", "second"])
  }

  @Test("A final result out of order is inserted at its position")
  func order() {
    var transcript = Transcript()
    for index in [3, 0, 2, 1] { transcript.apply(final(index, "\(index)"), task: 0) }
    #expect(transcript.text == "0 1 2 3")
  }

  @Test("Promoted text becomes final without loss or duplication")
  func promoted() {
    var transcript = Transcript()
    let range = AudioRange(start: 90, end: 500)
    transcript.apply(final(0, "one"), task: 0)
    transcript.apply(interim(1, "two"), task: 0)
    transcript.apply(interim(2, "three"), task: 0)
    let promoted = transcript.promoteTail(range: range)
    #expect(promoted.map(\.text) == ["two", "three"])
    #expect(promoted.map(\.index) == [1, 2])
    #expect(promoted.allSatisfy { $0.range == range })
    #expect(transcript.finalText == "one two three")
    #expect(transcript.tail.isEmpty)
    transcript.apply(final(1, "too late"), task: 0)
    #expect(transcript.text == "one two three")
    #expect(transcript.promoteTail(range: range).isEmpty)
  }

  @Test("Only the text of one task can be promoted")
  func promotedTask() {
    var transcript = Transcript()
    transcript.apply(interim(0, "one"), task: 0)
    transcript.apply(interim(0, "two"), task: 1)
    transcript.promoteTail(of: 0, range: AudioRange(start: 0, end: 1))
    #expect(transcript.finalText == "one")
    #expect(transcript.interimText == "two")
  }
}
