import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkScreens

@Suite("Speaking into a draft")
struct DraftRecordingTests {
  @Test(
    "Speech is inserted at the cursor", .covers("S2-10"),
    arguments: [
      ("|", "hello|"), ("typed", "typed hello|"), ("typed|", "typed hello|"),
      ("|typed", "hello| typed"), ("one |two", "one hello| two"), ("one| two", "one hello| two"),
      ("one [old] two", "one hello| two"), ("[all of it]", "hello|"), ("on[e t]wo", "on hello| wo"),
      ("line\n|", "line\nhello|"), ("👩‍👩‍👧‍👦|🇳🇴", "👩‍👩‍👧‍👦 hello| 🇳🇴"),
    ])
  func place(before: String, after: String) {
    #expect(Draft(picture: before).dictated("hello").picture == after)
  }

  @Test("Interim words are revised in place; typed text stays", .covers("S2-09", "S5-US1.2"))
  func revision() {
    var draft = Draft(picture: "I ate |, really.")
    draft.beginRecording()
    let story = [
      ("a grilled", "I ate a grilled|, really."),
      ("a grill chicken", "I ate a grill chicken|, really."),
      ("", "I ate |, really."),
      ("  agreed chicken\n", "I ate agreed chicken|, really."),
      ("a grilled chicken breast with rice", "I ate a grilled chicken breast with rice|, really."),
    ]
    for (heard, picture) in story {
      #expect(draft.hear(heard) == .shown)
      #expect(draft.picture == picture)
      #expect(draft.characterCount == draft.text.count)
      #expect(draft.characters(at: draft.spokenRange) ?? "" == draft.spokenText)
    }
  }

  @Test("An accent written differently is a revision too")
  func canonicalEquivalence() {
    var draft = Draft("")
    draft.beginRecording()
    _ = draft.hear("cafe\u{301}")
    _ = draft.hear("café")
    #expect(draft.text.bytes == "café".bytes)
    #expect(draft.spokenText.bytes == "café".bytes)
  }

  @Test(
    "A transcript's segments form one text, in which new words are marked",
    .covers("S5-US2.2", "S5-FR-014"))
  func transcript() {
    var draft = Draft(picture: "Lunch:| Yum.")
    var transcript = Transcript()
    draft.beginRecording()
    transcript.apply(InterimSegment(index: 0, text: "chicken"), task: 0)
    #expect(draft.hear(transcript) == .shown)
    #expect(draft.characters(at: draft.newWords) == "chicken")
    transcript.apply(InterimSegment(index: 0, text: "chicken breast"), task: 0)
    _ = draft.hear(transcript)
    #expect(draft.characters(at: draft.newWords) == "breast")
    let range = AudioRange(start: 0, end: 1)
    transcript.apply(FinalSegment(index: 0, text: "chicken breast", range: range), task: 0)
    _ = draft.hear(transcript)
    #expect(draft.newWords == nil)
    transcript.apply(InterimSegment(index: 1, text: "with vegetables"), task: 0)
    _ = draft.hear(transcript)
    #expect(draft.picture == "Lunch: chicken breast with vegetables| Yum.")
    #expect(draft.characters(at: draft.newWords) == "with vegetables")
    draft.endRecording()
    #expect(draft.newWords == nil)
  }

  @Test("Without a transcript, new words are found by comparison")
  func newWords() {
    var draft = Draft(picture: "e\u{301} |x")
    draft.beginRecording()
    let story: [(String, String?)] = [
      ("one", "one"), ("one too", "too"), ("one two three four", "three four"),
      ("one two three four", "three four"), ("one two three for", nil), ("one two", nil),
      ("won two five", "five"), ("", nil), ("six", "six"),
    ]
    for (heard, added) in story {
      _ = draft.hear(heard)
      #expect(draft.characters(at: draft.newWords) == added, "\(heard)")
    }
  }

  @Test("A second recording continues after the first")
  func goingOn() {
    let draft = Draft("").dictated("chicken breast").dictated("with vegetables")
    #expect(draft.picture == "chicken breast with vegetables|")
    #expect(draft.spokenText == "with vegetables")
  }

  @Test("A new recording starts from an empty transcript", .covers("S1-23"))
  func freshTranscript() {
    var draft = Draft("").dictated("old words")
    draft.beginRecording()
    #expect(draft.spokenText == "" && draft.spokenRange == nil)
    #expect(draft.text == "old words")
  }

  @Test("A recording that begins during another one keeps the first one's words")
  func begunTwice() {
    var draft = Draft("")
    draft.beginRecording()
    _ = draft.hear("first")
    draft.beginRecording()
    _ = draft.hear("second")
    draft.endRecording()
    #expect(draft.text == "first second")
  }

  @Test("A recording without words changes nothing", arguments: ["a [b] c", "a| b", "ab"])
  func silence(picture: String) {
    let before = Draft(picture: picture)
    let after = before.dictated(" \n ")
    #expect(after.picture == picture)
    #expect(!after.canUndo)
    #expect(after.spokenText.isEmpty)
  }

  @Test(
    "Canceling discards only the spoken text", .covers("S2-15"),
    arguments: ["a [b] c", "a| b", "ab", "|", "🇳[x]🇴"])
  func cancelling(picture: String) {
    var draft = Draft(picture: picture)
    let text = draft.text
    draft.beginRecording()
    _ = draft.hear("some words")
    #expect(draft.text != text)
    draft.cancelRecording()
    #expect(draft.text.bytes == text.bytes)
    #expect(draft.picture == picture)
    #expect(draft.characterCount == text.count)
    #expect(!draft.isRecording && !draft.canUndo && draft.spokenText.isEmpty)
    #expect(draft.spokenRange == nil && draft.newWords == nil)
  }

  @Test("Canceling discards only the current recording, not the previous one")
  func cancellingTheSecond() {
    var draft = Draft("typed").dictated("kept")
    draft.beginRecording()
    _ = draft.hear("dropped")
    draft.cancelRecording()
    #expect(draft.picture == "typed kept|")
  }

  @Test("Text that arrives without a current recording changes nothing")
  func late() {
    var draft = Draft("").dictated("done")
    let before = draft
    #expect(draft.hear("done too late") == .late)
    #expect(draft.hear(Transcript()) == .late)
    draft.endRecording()
    draft.cancelRecording()
    #expect(draft == before)
  }

  @Test("The text of a failed recording stays", .covers("S2-46", "S5-FR-028"))
  func failure() {
    var draft = Draft("typed")
    draft.beginRecording()
    _ = draft.hear("half a sent")
    draft.endRecording()
    #expect(draft.text == "typed half a sent")
  }

  private static func transcript(_ text: String) -> Transcript {
    var transcript = Transcript()
    transcript.apply(
      FinalSegment(index: 0, text: text, range: AudioRange(start: 0, end: 1)), task: 0)
    return transcript
  }

  @Test(
    "Speech that was recognized again replaces the old speech, and one undo restores it",
    arguments: ["|", "typed|", "one |two", "one [old] two"])
  func replaced(picture: String) throws {
    var draft = Draft(picture: picture).dictated("half a")
    let before = draft.text
    draft.replaceSpeech(with: Self.transcript("half a sentence"))
    #expect(draft.picture == Draft(picture: picture).dictated("half a sentence").picture)
    #expect(draft.spokenText == "half a sentence")
    #expect(!draft.isRecording)
    try draft.undo()
    #expect(draft.text == before)
  }

  @Test("Speech that was recognized again replaces the old speech between later edits")
  func replacedBetweenEdits() throws {
    var draft = Draft("").dictated("half a")
    try draft.insert(",")
    try draft.replace(0..<0, with: "“é ")
    draft.replaceSpeech(with: Self.transcript("half a sentence"))
    #expect(draft.text == "“é half a sentence,")
    draft.beginRecording()
    #expect(draft.replaceSpeech(with: Self.transcript("late")) == .late)
    #expect(draft.text == "“é half a sentence,")
  }

  @Test("Speech that was recognized again is inserted at the cursor if the old speech was edited")
  func replacedAfterAnEdit() throws {
    var draft = Draft("").dictated("half a")
    try draft.replace(0..<4, with: "Half")
    try draft.select(6..<6)
    draft.replaceSpeech(with: Self.transcript("half a sentence"))
    #expect(draft.text == "Half a half a sentence")
  }
}
