import Foundation
import LedgerCoverage
import Testing

@testable import Hark

@Suite("Failures")
struct VoiceFailureTests {
  @Test("The codes are a fixed list that only grows")
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

  @Test("Only failures that a retry cannot fix are lasting")
  func lasting() {
    #expect(
      VoiceFailure.allCases.filter(\.isLasting) == [
        .speechPermissionDenied, .microphonePermissionDenied, .permissionRestricted,
        .recognizerUnavailable, .dictationDisabled, .localeUnsupported, .soundUnreadable,
      ])
  }

  @Test(
    "A failure has one neutral localized sentence, and is equatable (S1-52)",
    .covers("S1-52"))
  func localizedError() {
    let error: any Error = VoiceFailure.noSpeechDetected
    #expect(error.localizedDescription == "No speech was recognized: try again.")
    #expect((error as? any LocalizedError)?.errorDescription == error.localizedDescription)
    let sentences = VoiceFailure.allCases.map(\.localizedDescription)
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && !$0.contains("I ") })
    #expect(VoiceFailure.noSpeechDetected == .noSpeechDetected)
    #expect(VoiceFailure.noSpeechDetected != .recognitionFailed)
  }

  @Test("Each of the engine's other failures is one sentence with the remedy")
  func remedies() {
    let failures: [[any Error]] = [
      CaptureFailure.allCases, CallRecordingFailure.allCases, CallSettingsFailure.allCases,
      TranscriptStoreFailure.allCases, Refusal.allCases, [SileroWeightsProblem.unreadable],
    ]
    let sentences = failures.joined().map(\.localizedDescription)
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences {
      #expect(sentence.hasSuffix("."))
      #expect(sentence.contains(": ") || sentence.contains("; "), "\(sentence) has a remedy")
    }
  }
}
