import Foundation
import LedgerCoverage
import Testing

@testable import Hark

@Suite("Failures")
struct VoiceFailureTests {
  @Test("The codes are a written list that only grows")
  func codes() {
    #expect(
      VoiceFailure.allCases.map(\.code) == [
        "speechPermissionDenied", "microphonePermissionDenied", "permissionRestricted",
        "permissionUnanswered", "recognizerUnavailable", "modelMissing", "dictationDisabled",
        "localeUnsupported", "recognizerBusy", "serviceUnavailable", "requestCreationFailed",
        "recognitionFailed",
        "networkUnavailable", "noSpeechDetected", "microphoneUnavailable", "microphoneBusy",
        "microphoneLost", "microphoneSilent", "soundUnreadable", "interrupted", "replyFailed",
        "synthesisFailed", "analysisFailed",
      ])
  }

  @Test("What trying again cannot mend is lasting, and nothing else")
  func lasting() {
    #expect(
      VoiceFailure.allCases.filter(\.isLasting) == [
        .speechPermissionDenied, .microphonePermissionDenied, .permissionRestricted,
        .recognizerUnavailable, .dictationDisabled, .localeUnsupported, .soundUnreadable,
      ])
  }

  @Test(
    "As a localized error it says the coach's sentence, and failures compare (S1-52)",
    .covers("S1-52"))
  func localizedError() {
    let error: any Error = VoiceFailure.noSpeechDetected
    #expect(
      error.localizedDescription
        == "I didn't hear anything — try speaking again or type instead.")
    #expect((error as? any LocalizedError)?.errorDescription == error.localizedDescription)
    #expect(VoiceFailure.noSpeechDetected == .noSpeechDetected)
    #expect(VoiceFailure.noSpeechDetected != .recognitionFailed)
  }
}
