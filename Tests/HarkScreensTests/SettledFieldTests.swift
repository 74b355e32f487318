import Testing

@testable import Hark
import HarkPresentation
@testable import HarkScreens

@Suite("A field that is continued elsewhere")
struct SettledFieldTests {
  private static let wording = Wording(for: .composer)

  private func final(_ index: Int, _ text: String) -> FinalSegment {
    FinalSegment(
      index: index, text: text, range: AudioRange(start: index * 100, end: index * 100 + 90))
  }

  private func started(_ field: inout VoiceField, _ id: Int, _ kind: RecordingKind = .hand) {
    _ = field.take(.recordingStarted(RecordingID(id), kind, at: 0), Self.wording)
  }

  private func heard(_ field: inout VoiceField, _ id: Int, _ make: (inout Transcript) -> Void) {
    var transcript = Transcript()
    make(&transcript)
    _ = field.take(.heard(RecordingID(id), transcript), Self.wording)
  }

  @Test("Without a recording, it is the text")
  func text() {
    let settled = VoiceField(Draft("hello")).settled
    #expect(settled.draft.text == "hello" && settled.heardUpTo == nil)
  }

  @Test("Words that may change, and later ones, are omitted; their audio is recognized again")
  func between() {
    var field = VoiceField(Draft("Then"))
    started(&field, 1, .held)
    heard(&field, 1) {
      $0.apply(final(0, "one"), task: 0)
      $0.apply(InterimSegment(index: 1, text: "two"), task: 0)
      $0.apply(final(2, "three"), task: 0)
    }
    #expect(field.draft.text == "Then one two three")
    #expect(field.settled.draft.text == "Then one")
    #expect(field.settled.heardUpTo == 90)
  }

  @Test("Before the first final segment, all audio is recognized again")
  func beginning() {
    var field = VoiceField()
    started(&field, 1)
    heard(&field, 1) { $0.apply(InterimSegment(index: 0, text: "one"), task: 0) }
    #expect(field.settled.draft.text.isEmpty)
    #expect(field.settled.heardUpTo == 0)
  }

  @Test("Words of an earlier recording that is not recognized again are unchanged")
  func earlier() {
    for isCancelled in [false, true] {
      var field = VoiceField()
      started(&field, 1)
      heard(&field, 1) { $0.apply(InterimSegment(index: 0, text: "before"), task: 0) }
      let reason: StopReason = isCancelled ? .cancelled : .hand
      _ = field.take(.recordingStopped(RecordingID(1), reason, at: 0), Self.wording)
      started(&field, 2)
      heard(&field, 2) { $0.apply(final(0, "after"), task: 0) }
      #expect(field.settled.draft.text == (isCancelled ? "after" : "before after"))
      #expect(field.settled.heardUpTo == 90)
    }
  }

  @Test(
    "Until a stopped recording has ended, its words may change, whatever the snapshot says",
    arguments: [true, false])
  func finalizing(_ isCancelled: Bool) {
    var field = VoiceField()
    started(&field, 1)
    heard(&field, 1) { $0.apply(InterimSegment(index: 0, text: "one"), task: 0) }
    #expect(field.settled.heardUpTo == 0 && field.settled.stopped == nil)
    field.take(Snapshot(phase: .recording(.hand)))
    let reason: StopReason = isCancelled ? .cancelled : .hand
    _ = field.take(.recordingStopped(RecordingID(1), reason, at: 0), Self.wording)
    // No audio of a canceled recording is recognized again.
    #expect(field.settled.heardUpTo == (isCancelled ? nil : 0))
    #expect(field.settled.stopped == (isCancelled ? nil : RecordingID(1)))
    #expect(field.settled.draft.text == (isCancelled ? "one" : ""))
    var transcript = Transcript()
    transcript.apply(final(0, "one"), task: 0)
    _ = field.take(.recordingEnded(RecordingID(1), transcript), Self.wording)
    #expect(field.settled.heardUpTo == nil && field.settled.stopped == nil)
    #expect(field.settled.draft.text == (isCancelled ? "" : "one"))
  }
}
