import LedgerCoverage
import Testing

@testable import Hark

@Suite("Recovery actions for a failure")
struct RecoveryActionTests {
  private static let refused: [VoiceFailure] = [
    .speechPermissionDenied, .microphonePermissionDenied, .dictationDisabled,
  ]

  private static let ofRecognizer: [VoiceFailure] = [
    .recognizerUnavailable, .modelMissing, .recognizerBusy, .serviceUnavailable,
    .requestCreationFailed, .recognitionFailed, .networkUnavailable,
  ]

  @Test(
    "A denial offers Settings in every experience (O6, O37, S2-33, S5-FR-020)",
    .covers("S2-33", "S5-US3.3", "S5-US6.1"))
  func settings() {
    for experience in Experience.presets {
      for failure in VoiceFailure.allCases {
        let offersSettings = failure.recovery(in: experience).contains(.openSettings)
        #expect(offersSettings == Self.refused.contains(failure), "\(experience.name) \(failure)")
      }
    }
  }

  @Test("Restricted has no Settings link (O12)", .covers("S2-34"))
  func restricted() {
    #expect(VoiceFailure.permissionRestricted.recovery(in: .capture) == [])
    #expect(VoiceFailure.permissionRestricted.recovery(in: .mealLog) == [.typeInstead])
  }

  @Test(
    "The meal log offers typing in every failure (S5-US7.3, S5-FR-030)",
    .covers("S5-US6.3", "S5-US7.3", "S5-EC-5", "S5-FR-030", "S5-SC-009"))
  func typing() {
    for failure in VoiceFailure.allCases {
      #expect(failure.recovery(in: .mealLog).contains(.typeInstead), "\(failure)")
      #expect(!failure.recovery(in: .capture).contains(.typeInstead), "\(failure)")
    }
  }

  @Test(
    "Temporary failures can be retried (S5-FR-029), in a call with the button (S3-50)",
    .covers("S5-US6.3", "S5-EC-5", "S5-FR-029"))
  func retry() {
    for failure in VoiceFailure.allCases {
      let isTransient = !failure.isLasting && failure != .interrupted
      for experience in [Experience.composer, .capture, .dictation, .mealLog] {
        #expect(failure.recovery(in: experience).contains(.retry) == isTransient, "\(failure)")
      }
      #expect(!failure.recovery(in: .call).contains(.retry), "\(failure)")
    }
  }

  @Test("After a failure of the recognizer, or no speech, kept audio is recognized again instead")
  func recognizeAgain() {
    for failure in VoiceFailure.allCases {
      for experience in Experience.presets {
        let plain = failure.recovery(in: experience)
        let kept = failure.recovery(in: experience, canRecognizeAgain: true)
        #expect(!plain.contains(.recognizeAgain), "\(failure)")
        guard Self.ofRecognizer.contains(failure) || failure == .noSpeechDetected else {
          #expect(kept == plain, "\(failure)")
          continue
        }
        #expect(kept == [.recognizeAgain] + plain.filter { $0 != .retry }, "\(failure)")
        #expect(failure.messageSeconds(in: experience, canRecognizeAgain: true) == nil)
      }
    }
  }

  @Test("A failed analysis can be retried, edited, or skipped (G10)")
  func analysis() {
    #expect(
      VoiceFailure.analysisFailed.recovery(in: .mealLog)
        == [.retry, .typeInstead, .saveWithoutAnalysis])
  }

  @Test(
    "A call's banner disappears after four seconds; one with an action stays (O8, S3-49)",
    .covers("S3-49"))
  func lifetime() {
    #expect(VoiceFailure.recognitionFailed.messageSeconds(in: .call) == 4)
    #expect(VoiceFailure.microphonePermissionDenied.messageSeconds(in: .call) == nil)
    for experience in Experience.presets {
      for failure in VoiceFailure.allCases where !failure.recovery(in: experience).isEmpty {
        #expect(failure.messageSeconds(in: experience) == nil, "\(experience.name) \(failure)")
      }
    }
  }

  @Test("The reason for a disabled or missing button stays visible (O6, S2-47)", .covers("S2-47"))
  func explanation() {
    #expect(VoiceFailure.recognizerUnavailable.messageSeconds(in: .capture) == nil)
    #expect(VoiceFailure.permissionRestricted.messageSeconds(in: .dictation) == nil)
    #expect(VoiceFailure.permissionRestricted.messageSeconds(in: .composer) == 4)
  }
}
