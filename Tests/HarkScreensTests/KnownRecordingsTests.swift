@testable import Hark
import HarkPresentation
import Testing

@testable import HarkScreens

@Suite("Recordings known to a screen")
struct KnownRecordingsTests {
  private static let (one, two) = (RecordingID(1), RecordingID(2))
  private static let oneEnded = SessionEvent.recordingEnded(one, Transcript())
  private static let twoEnded = SessionEvent.recordingEnded(two, Transcript())

  private func start(_ id: RecordingID) -> SessionEvent { .recordingStarted(id, .hand, at: 0) }

  private func stop(_ id: RecordingID) -> SessionEvent { .recordingStopped(id, .hand, at: 0) }

  private func session(
    _ newest: RecordingID? = nil, underWay: RecordingID? = nil
  ) -> SessionRecordings {
    SessionRecordings(newest: newest, underWay: underWay)
  }

  @Test("All words have arrived once those of every ended recording have")
  func words() {
    var known = KnownRecordings()
    #expect(known.hasAllWords(of: session()))
    #expect(!known.hasAllWords(of: session(Self.one, underWay: Self.one)))
    known.take(start(Self.one))
    #expect(known.hasAllWords(of: session(Self.one, underWay: Self.one)))
    // The recording has stopped or another one has started, and the event is pending.
    #expect(!known.hasAllWords(of: session(Self.one)))
    #expect(!known.hasAllWords(of: session(Self.two, underWay: Self.two)))
    known.take(stop(Self.one))
    // The event arrived after the session was queried.
    #expect(!known.hasAllWords(of: session(Self.one, underWay: Self.one)))
    #expect(!known.hasAllWords(of: session(Self.one)))
    known.take(start(Self.two))
    #expect(!known.hasAllWords(of: session(Self.two, underWay: Self.two)))
    known.take(Self.oneEnded)
    #expect(known.hasAllWords(of: session(Self.two, underWay: Self.two)))
    known.take(stop(Self.two))
    known.take(Self.twoEnded)
    #expect(known.hasAllWords(of: session(Self.two)))
  }

  @Test("An unreported recording is not skipped, even if none is in progress")
  func untold() { #expect(!KnownRecordings().hasAllWords(of: session(Self.one))) }

  @Test("An emptied field and a call know them, too")
  func screens() {
    var field = VoiceField()
    _ = field.take(start(Self.one), Wording(for: .composer))
    field.clear()
    #expect(field.known.underWay == Self.one)
    var call = Call(agentName: "Ada")
    _ = call.handle(.happened(start(Self.one)))
    #expect(call.known.hasAllWords(of: session(Self.one, underWay: Self.one)))
    _ = call.handle(.happened(stop(Self.one)))
    _ = call.handle(.happened(Self.oneEnded))
    #expect(call.known.hasAllWords(of: session(Self.one)))
  }
}
