import Hark
@testable import HarkBridge
import Testing

@Suite("Events of a bridge and their end")
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

  @Test("After the end, neither words nor errors are reported")
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

  @Test("A recording without words is complete only after a possible error")
  func wordless() {
    var translator = started()
    #expect(translator.handle(.recordingEnded(id, Transcript())) == [])
    #expect(!translator.isSettled && translator.hasEnded)
    #expect(translator.handle(.failed(.noSpeechDetected)) == [.error(.noSpeechDetected)])
    #expect(translator.isSettled)
    #expect(translator.handle(.failed(.interrupted)) == [])
  }

  @Test("An error during speech follows the words so far, once")
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

  @Test("The late end of a failed recording neither ends the next one nor adds words to it")
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

  @Test("A recording is unfinished until its own end, even after its error")
  func unfinished() {
    var translator = started()
    _ = translator.handle(.failed(.networkUnavailable))
    _ = translator.close()
    #expect(translator.isFinishing)
    _ = translator.handle(.recordingEnded(RecordingID(2), Transcript()))
    #expect(translator.isFinishing)
    _ = translator.handle(.recordingEnded(id, Transcript()))
    #expect(!translator.isFinishing)
  }

  @Test("Text that is recognized again is not an event")
  func recognizedAgain() {
    var translator = started()
    _ = translator.handle(.recordingEnded(id, transcript("jeg")))
    #expect(translator.handle(.recognizedAgain(id, transcript("jeg har"))) == [])
  }
}
