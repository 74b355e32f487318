import Hark
@testable import HarkBridge
import Testing

@Suite("What a bridge tells, and when there is nothing more to tell")
struct BridgeTranslatorTests {
  private let id = RecordingID(1)

  private func transcript(_ text: String) -> Transcript {
    var transcript = Transcript()
    transcript.apply(InterimSegment(index: 0, text: text), task: 0)
    return transcript
  }

  private func started() -> BridgeTranslator {
    var translator = BridgeTranslator()
    translator.start()
    _ = translator.handle(.recordingStarted(id, .hand, at: 0))
    return translator
  }

  @Test("Behind the end nothing is told, neither words nor an error")
  func closed() {
    var translator = started()
    #expect(translator.handle(.heard(id, transcript("jeg"))) == [.partial("jeg")])
    #expect(translator.close() == [.final("jeg")])
    #expect(translator.close() == [])
    #expect(translator.handle(.heard(id, transcript("jeg har"))) == [])
    #expect(translator.handle(.recordingEnded(id, transcript("jeg har"))) == [])
    #expect(translator.handle(.failed(.networkUnavailable)) == [])
    #expect(!translator.isOn && translator.isSettled)
  }

  @Test("A recording without a word is settled only with the error that may follow")
  func wordless() {
    var translator = started()
    #expect(translator.handle(.recordingEnded(id, Transcript())) == [])
    #expect(!translator.isSettled && translator.hasEnded)
    #expect(translator.handle(.failed(.noSpeechDetected)) == [.error(.noSpeechDetected)])
    #expect(translator.isSettled)
    #expect(translator.handle(.failed(.interrupted)) == [])
  }

  @Test("An error in mid-speech comes behind the words so far, once")
  func broken() {
    var translator = started()
    _ = translator.handle(.heard(id, transcript("jeg")))
    #expect(
      translator.handle(.failed(.networkUnavailable))
        == [.final("jeg"), .error(.networkUnavailable)])
    #expect(translator.handle(.failed(.networkUnavailable)) == [])
    #expect(translator.handle(.recordingEnded(id, transcript("jeg"))) == [])
    #expect(translator.close() == [])
  }

  @Test("The late end of a recording that failed neither ends the next one nor adds to its words")
  func older() {
    var translator = started()
    _ = translator.handle(.failed(.microphoneLost))
    translator.start()
    _ = translator.handle(.recordingStarted(RecordingID(2), .hand, at: 0))
    #expect(translator.handle(.heard(id, transcript("jeg"))) == [])
    #expect(translator.handle(.recordingEnded(id, transcript("jeg"))) == [])
    #expect(translator.isOn)
    #expect(translator.handle(.heard(RecordingID(2), transcript("du"))) == [.partial("du")])
  }
}
