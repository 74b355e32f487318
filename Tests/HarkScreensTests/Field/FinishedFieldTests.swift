import HarkPresentation
import Testing

@testable import Hark
@testable import HarkScreens

private let wording = Wording(for: .composer)

@Suite("Finished text in a field")
struct FinishedFieldTests {
  private static let one = RecordingID(1)
  private static let two = RecordingID(2)

  private static func transcript(_ segments: String...) -> Transcript {
    var text = RecordingText(Finisher(language: "en"))
    text.begin(0, from: 0, after: nil, limits: .none)
    for (index, segment) in segments.enumerated() {
      let range = AudioRange(start: index * 100, end: index * 100 + 90)
      let segment = FinalSegment(index: index, text: segment, range: range)
      _ = text.take(segment, task: 0, limit: nil)
    }
    return text.transcript
  }

  /// A recording, from its start to its end.
  private static func recording(
    _ id: RecordingID, _ transcript: Transcript, _ commands: FinishingCommand...
  ) -> [SessionEvent] {
    [.recordingStarted(id, .hand, at: 0), .heard(id, transcript)]
      + commands.map { .commanded(id, $0) }
      + [.recordingStopped(id, .hand, at: 100), .recordingEnded(id, transcript)]
  }

  @Test(
    "A sentence in the field is continued, or a new one begins",
    arguments: [
      ("", "We left"), ("Then", "Then we left"), ("Then.", "Then. We left"),
      ("Then,", "Then, we left"), ("Then\n", "Then\nWe left"),
    ])
  func context(_ before: String, _ after: String) {
    var draft = Draft(before)
    draft.beginRecording()
    #expect(draft.hear(Self.transcript("we left")) == .shown)
    #expect(draft.text == after)
  }

  @Test("A line break at the end of a recording stays")
  func lineBreak() {
    var draft = Draft()
    for segments in [Self.transcript("hello", "new line"), Self.transcript("milk")] {
      draft.beginRecording()
      _ = draft.hear(segments)
      draft.endRecording()
    }
    #expect(draft.text == "Hello\nMilk")
    draft.beginRecording()
    _ = draft.hear(Self.transcript("comma", "bread"))
    #expect(draft.text == "Hello\nMilk, bread")
  }

  @Test(
    "An edit in a recording of its own changes the text before it",
    arguments: [
      (FinishingCommand.scratch, "typed"), (.undo, "typed"), (.deleteWord, "typed buy"),
    ])
  func edits(_ command: FinishingCommand, _ text: String) {
    var field = VoiceField(Draft("typed"))
    let events =
      Self.recording(Self.one, Self.transcript("buy milk"))
      + Self.recording(Self.two, Self.transcript("scratch that"), command)
    for event in events { _ = field.take(event, wording) }
    #expect(field.draft.text == text)
    #expect(!field.isRecording)
  }

  @Test("An edit that is followed by words changes nothing before the recording")
  func editBeforeWords() {
    var field = VoiceField(Draft())
    let events =
      Self.recording(Self.one, Self.transcript("buy milk"))
      + Self.recording(Self.two, Self.transcript("scratch that", "and bread"), .scratch)
    for event in events { _ = field.take(event, wording) }
    #expect(field.draft.text == "Buy milk and bread")
  }

  @Test(
    "The last word is deleted with the space before it",
    arguments: [
      ("one two|", "one|"), ("one two |", "one|"), ("one|two", "|two"), ("|", "|"),
      ("a\nb|", "a\n|"),
    ])
  func deleteWord(_ before: String, _ after: String) throws {
    var draft = Draft(picture: before)
    try draft.deleteWordBackward()
    #expect(draft.picture == after)
  }

  @Test("A message is sent by voice once its words are final, and not after an edit")
  func send() {
    var composer = Composer()
    var effects: [ScreenEffect<Composer.Request>] = []
    func take(_ events: [SessionEvent]) {
      for event in events { effects += composer.handle(.happened(event)) }
    }
    composer.field.take(Snapshot(phase: .recording(.hand)))
    take(Self.recording(Self.one, Self.transcript("hello coach"), .send))
    #expect(composer.messages.isEmpty)
    effects += composer.handle(.shown(Snapshot(phase: .idle)))
    #expect(composer.messages == [ChatMessage(.person, "Hello coach")])
    #expect(effects.count == 1 && composer.field.draft.text.isEmpty)

    composer = Composer()
    composer.field.take(Snapshot(phase: .recording(.hand)))
    take(Self.recording(Self.two, Self.transcript("hello coach"), .send))
    _ = composer.handle(.did(.voice(.edit(.insert("!")))))
    _ = composer.handle(.shown(Snapshot(phase: .idle)))
    #expect(composer.messages.isEmpty && composer.field.draft.text == "Hello coach!")
  }

  @Test(
    "A spoken wish to send ends with a cancellation, a failure, or a text that cannot be sent",
    arguments: [
      [SessionEvent.recordingStopped(one, .cancelled, at: 100)], [.failed(.recognitionFailed)],
    ])
  func noSend(_ ends: [SessionEvent]) {
    var composer = Composer()
    composer.field.edit(.insert("typed"))
    composer.field.take(Snapshot(phase: .recording(.hand)))
    let said = Self.transcript("hello")
    let events =
      [.recordingStarted(Self.one, .hand, at: 0), .heard(Self.one, said)]
      + [.commanded(Self.one, .send)] + ends + [.recordingEnded(Self.one, said)]
    for event in events { _ = composer.handle(.happened(event)) }
    _ = composer.handle(.shown(Snapshot(phase: .idle)))
    #expect(composer.messages.isEmpty)
  }

  @Test("Speech that is recognized again as nothing, or as too much, changes nothing")
  func notReplaced() {
    var draft = Draft("typed", limit: 12)
    draft.beginRecording()
    _ = draft.hear("one")
    draft.endRecording()
    let before = draft
    for text in [Transcript(), Self.transcript("this is too long for it")] {
      draft.replaceSpeech(with: text)
      #expect(draft == before)
    }
    draft.replaceSpeech(with: Self.transcript("two"))
    #expect(draft.text == "typed two")
  }

  @Test(
    "After a press without words, the words of the recording that is recognized again are replaced",
    arguments: [(one, "we noted buy bread"), (two, "we noted buy milk buy bread")])
  func replacedAfterPress(_ id: RecordingID, _ text: String) {
    var field = VoiceField(Draft("typed"))
    let events =
      Self.recording(Self.one, Self.transcript("buy milk")) + Self.recording(Self.two, Transcript())
    for event in events { _ = field.take(event, wording) }
    field.edit(.replace(0..<5, with: "we noted"))
    field.edit(.select(17..<17))
    _ = field.take(.recognizedAgain(id, Self.transcript("buy bread")), wording)
    #expect(field.draft.text == text)
  }

  @Test("Speech that was recognized again and does not fit is explained with the limit")
  func doesNotFit() {
    var field = VoiceField(Draft("typed", limit: 12))
    for event in Self.recording(Self.one, Self.transcript("one")) { _ = field.take(event, wording) }
    let long = Self.transcript("this is too long for it")
    _ = field.take(.recognizedAgain(Self.one, long), wording)
    #expect(field.draft.text == "typed one" && field.hint == wording[.characterLimit(12)])
  }
}
