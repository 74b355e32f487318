import Hark
import HarkSoundFile
import Testing

@testable import HarkCommand

@Suite("Exit statuses and sentences")
struct CommandStatusTests {
  static let failures: [VoiceFailure] = [
    .speechPermissionDenied, .microphonePermissionDenied, .permissionRestricted,
    .permissionUnanswered, .recognizerUnavailable, .localeUnsupported, .recognizerBusy,
    .recognitionFailed, .networkUnavailable, .noSpeechDetected, .microphoneUnavailable,
    .microphoneBusy, .microphoneLost, .soundUnreadable, .interrupted, .replyFailed,
    .synthesisFailed,
  ]

  @Test("Statuses follow sysexits")
  func statuses() {
    #expect(CommandStatus(.missing).rawValue == 66)
    #expect(CommandStatus(.truncated(heard: 1, promised: nil)).rawValue == 65)
    #expect(CommandStatus(.recognizerUnavailable).rawValue == 69)
    #expect(CommandStatus(.soundUnreadable).rawValue == 65)
    #expect(CommandStatus(.noSpeechDetected).rawValue == 0)
  }

  @Test(
    "Every failure is one sentence with a remedy", arguments: failures,
    [false, true])
  func sentences(failure: VoiceFailure, ofServer: Bool) {
    let recognizer = RecognizerTraits(
      name: "ears", locales: [.americanEnglish], needsNetwork: ofServer)
    let sentence = failure.sentence(for: "talk", by: recognizer)
    #expect(sentence.hasSuffix("."))
    #expect(!sentence.dropLast().contains(". "))
    #expect(sentence.contains(";"))
  }

  @Test("A missing model is reported for the recognizer that needs it")
  func models() {
    for (name, remedy) in [
      ("sherpa-onnx", "--recognizer-model"), ("pocketsphinx", "pocketsphinx-en-us"),
    ] {
      let recognizer = RecognizerTraits(name: name, locales: [.americanEnglish])
      for failure in [VoiceFailure.modelMissing, .recognizerUnavailable] {
        #expect(failure.sentence(for: "talk", by: recognizer).contains(remedy))
      }
    }
  }
}
