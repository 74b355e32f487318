import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("The tone of messages")
struct ToneTests {
  private static let everyMessage = Experience.presets.flatMap { experience in
    VoiceFailure.allCases.map { (experience.name, Wording(for: experience)[.message($0)]) }
  }

  @Test("The coach speaks in the first person (S1-41)", .covers("S1-41"))
  func firstPerson() {
    let coach = Wording(for: .composer)
    // The seed's own sentence for this failure is not in the first person (S1-44).
    for failure in VoiceFailure.allCases where failure != .recognizerUnavailable {
      let text = coach[.message(failure)]
      #expect(text.hasPrefix("I ") || text.hasPrefix("I'm ") || text.hasPrefix("I'd "), "\(text)")
      let guidance = [
        "try", "Let's", "Settings", "type to me", "instead", "check", "another",
      ]
      #expect(guidance.contains { text.contains($0) }, "\(text)")
    }
  }

  @Test(
    "No message is generic, and none is shared by more than two failures (S5-FR-027)",
    .covers("S5-FR-027"))
  func specific() {
    for (_, text) in Self.everyMessage {
      #expect(!text.contains("An error occurred"))
      #expect(!text.lowercased().contains("something went wrong"))
    }
    for experience in Experience.presets {
      let texts = VoiceFailure.allCases.map { Wording(for: experience)[.message($0)] }
      #expect(Set(texts).count >= VoiceFailure.allCases.count - 1, "\(experience.name)")
    }
  }

  @Test("No technical detail reaches the user (S5-FR-031)", .covers("S5-FR-031"))
  func plain() {
    for (_, text) in Self.everyMessage {
      #expect(text.allSatisfy { !$0.isNumber })
      for code in VoiceFailure.allCases.map(\.code) where code.contains(where: \.isUppercase) {
        #expect(!text.contains(code))
      }
      for word in ["domain", "code", "NSError", "nil", "exception"] {
        #expect(!text.lowercased().contains(word.lowercased()), "\(text)")
      }
    }
  }

  @Test(
    "A missing network, restrictions, and the disabled microphone have their own texts (G6)",
    .covers("S2-34", "S2-43", "S2-47"),
    arguments: [VoiceFailure.networkUnavailable, .permissionRestricted])
  func captureTexts(_ failure: VoiceFailure) {
    let capture = Wording(for: .capture)
    let others = VoiceFailure.allCases.filter { $0 != failure }.map { capture[.message($0)] }
    #expect(!others.contains(capture[.message(failure)]))
    #expect(
      capture[.buttonHint(.failed(.speechPermissionDenied))] == capture[.microphoneDisabled])
    #expect(capture[.buttonHint(.failed(.recognitionFailed))] != capture[.microphoneDisabled])
  }

  @Test("Restrictions do not refer to Settings (O12)", .covers("S2-34"))
  func restricted() {
    for experience in Experience.presets {
      let text = Wording(for: experience)[.message(.permissionRestricted)]
      #expect(!text.contains("Settings"), "\(text)")
    }
    let bokmal = Wording(for: .dictation, language: .norwegianBokmal)
    #expect(!bokmal[.message(.permissionRestricted)].contains("Innstillinger"))
  }

  @Test("Every state of the call's button has its own label and hint (G7)")
  func callLabels() {
    let call = Wording(for: .call)
    #expect(call[.buttonLabel(.finalizing)] == "Processing your speech")
    #expect(call[.buttonLabel(.waiting)] == "Waiting for response")
    #expect(call[.buttonLabel(.speaking)] == "Agent is speaking")
    #expect(call[.buttonHint(.speaking)] == "Tap to stop")
    #expect(call[.buttonLabel(.failed(.networkUnavailable))] == "Microphone")
    #expect(call[.buttonHint(.failed(.networkUnavailable))] == "Tap to try again")
  }
}
