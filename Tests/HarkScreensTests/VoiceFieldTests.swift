import Testing

@testable import Hark
import HarkPresentation
@testable import HarkScreens

@Suite("Speech in a field")
struct VoiceFieldTests {
  private static let wording = Wording(for: .composer)
  private static let one = RecordingID(1)
  private static let two = RecordingID(2)

  private func transcript(_ text: String) -> Transcript {
    var transcript = Transcript()
    transcript.apply(InterimSegment(index: 0, text: text), task: 0)
    return transcript
  }

  private func take(_ field: inout VoiceField, _ events: SessionEvent...) -> [VoiceField.News] {
    events.map { field.take($0, Self.wording) }
  }

  private func start(_ id: RecordingID) -> SessionEvent { .recordingStarted(id, .hand, at: 0) }

  private func stop(_ id: RecordingID, _ reason: StopReason = .hand) -> SessionEvent {
    .recordingStopped(id, reason, at: 0)
  }

  @Test("A hint stays while the cursor moves, and disappears with the next change")
  func hintAndCursor() {
    var field = VoiceField(Draft("hello"))
    _ = take(&field, .cue(.holdToSpeak))
    field.edit(.select(2..<2))
    #expect(field.hint == Self.wording[.holdToSpeak])
    field.edit(.insert("!"))
    #expect(field.hint == nil)
  }

  @Test("A repeated failure is a new one")
  func failures() {
    var field = VoiceField()
    _ = take(&field, .failed(.noSpeechDetected))
    let first = field
    _ = take(&field, .failed(.noSpeechDetected))
    #expect(first.failureCount == 1 && field != first)
  }

  @Test("An empty field says how to begin, until something has begun")
  func placeholder() {
    var field = VoiceField(Draft())
    for phase in [Phase.idle, .failed(.noSpeechDetected)] {
      field.take(Snapshot(phase: phase))
      #expect(field.placeholder(Self.wording) == "Press and hold to speak")
    }
    for phase in [Phase.starting, .recording(.hand), .finalizing] {
      field.take(Snapshot(phase: phase))
      #expect(field.placeholder(Self.wording) == "")
    }
  }

  @Test("Each level of the waveform is the highest of its interval")
  func levels() {
    var field = VoiceField(Draft())
    for (elapsed, level) in [(0, 0.2), (0.04, 0.6), (0.07, 0.3), (0.1, 0.1)] as [(Double, Float)] {
      field.take(Snapshot(phase: .recording(.hand), level: level, elapsed: elapsed))
    }
    #expect(field.levels == [0.6, 0.1])
    for number in 2..<100 {
      field.take(
        Snapshot(
          phase: .recording(.hand), level: 0.5,
          elapsed: (Double(number) + 0.5) * RecentSound.seconds))
    }
    #expect(field.levels.count == VoiceField.levelCount)
  }

  @Test("The last words of a recording arrive even during the next one")
  func overlapping() {
    var field = VoiceField(Draft("typed"))
    _ = take(
      &field, start(Self.one), .heard(Self.one, transcript("one")), stop(Self.one),
      start(Self.two), .heard(Self.two, transcript("three")),
      .heard(Self.one, transcript("one two")))
    #expect(field.draft.text == "typed one two")
    let news = take(&field, .recordingEnded(Self.one, transcript("one two")))
    #expect(field.draft.text == "typed one two three")
    #expect(field.isRecording && news == [.none])
    _ = take(&field, stop(Self.two), .recordingEnded(Self.two, transcript("three four")))
    #expect(field.draft.text == "typed one two three four")
    #expect(!field.isRecording)
  }

  @Test("The next recording's words follow the first one's, even if they arrive earlier")
  func outOfOrder() {
    var field = VoiceField()
    let news = take(
      &field, start(Self.one), stop(Self.one), start(Self.two), stop(Self.two),
      .recordingEnded(Self.two, transcript("second")),
      .recordingEnded(Self.one, transcript("first")))
    #expect(field.draft.text == "first second")
    #expect(news.last == .ended(hasWords: true))
    #expect(!field.isRecording)
  }

  @Test("A discarded recording removes only its own words", arguments: [1, 2])
  func dropped(_ number: Int) {
    var field = VoiceField()
    let reasons = number == 1 ? [StopReason.cancelled, .hand] : [.hand, .cancelled]
    _ = take(
      &field, start(Self.one), .heard(Self.one, transcript("first")), stop(Self.one, reasons[0]),
      start(Self.two), .heard(Self.two, transcript("second")), stop(Self.two, reasons[1]),
      .recordingEnded(Self.one, transcript("first")),
      .recordingEnded(Self.two, transcript("second")))
    #expect(field.draft.text == (number == 1 ? "second" : "first"))
    #expect(!field.isRecording)
  }
}
