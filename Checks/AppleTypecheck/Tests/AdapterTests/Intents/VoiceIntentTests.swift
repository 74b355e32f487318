import AppIntents
import Hark
import HarkScreens
import HarkTesting
import SwiftUI
import Testing

@testable import HarkUI

extension AppleSuite {
  @Suite("App intents that record") @MainActor struct VoiceIntentTests {
    private let microphone = ScriptedMicrophone()
    private let clock = ManualTimekeeper()

    private func sessions(_ heard: RecognizerScript) -> VoiceSessionMaker {
      VoiceSessionMaker { [microphone, clock] experience, _, _ in
        VoiceSession(
          experience: experience,
          ports: SessionPorts(
            microphone: microphone, recognizer: ScriptedRecognizer(heard),
            permissions: ScriptedPermissions([.speech: .authorized, .microphone: .authorized]),
            timekeeper: clock))
      }
    }

    /// Simulates the appearance of a screen in an active app.
    private func appear(_ model: VoiceTextModel) {
      VoiceRequests.shared.meet(on: model.state) { model.act($0) }
    }

    private func reach(_ isReached: () -> Bool) async {
      while !isReached(), !Task.isCancelled { await Task.yield() }
    }

    @Test("A dictation that an intent starts in the foreground fills its field")
    func dictation() async throws {
      #expect(DictateNote.openAppWhenRun)
      let model = VoiceTextModel(
        .textField, text: "Call", sessions: sessions(RecognizerScript(" the plumber ")))
      _ = try await DictateNote().perform()
      #expect(VoiceRequests.shared.experience == .textField)
      appear(model)
      #expect(VoiceRequests.shared.experience == nil)
      await microphone.opened()
      microphone.send(SoundTimeline("_################_").samples)
      await reach { model.text == "Call the plumber" }
      // A tap immediately after another one would be ignored.
      await clock.advance(by: 1)
      model.toggle()
      await microphone.closed()
      await reach { !model.isRecording && !model.state.isReadOnly }
      model.replaceText(with: "")
      await reach { model.text.isEmpty }
      await model.end()
    }

    @Test("An intent for a meal waits for the meal log; another screen ignores it")
    func meal() async throws {
      let field = VoiceTextModel(.textField, sessions: sessions(RecognizerScript()))
      let meals = VoiceTextModel(.mealLog, sessions: sessions(RecognizerScript(" two eggs ")))
      _ = try await LogMeal().perform()
      appear(field)
      #expect(VoiceRequests.shared.experience == .mealLog)
      appear(meals)
      await microphone.opened()
      microphone.send(SoundTimeline("_################_").samples)
      await reach { meals.text == "two eggs" }
      #expect(!field.isRecording)
      await meals.end()
      await field.end()
    }
  }
}

private struct DictateNote: AppIntent {
  static let title: LocalizedStringResource = "Dictate Note"
  static let openAppWhenRun = true

  @MainActor func perform() async throws -> some IntentResult {
    VoiceRequests.shared.record(.textField)
    return .result()
  }
}

private struct LogMeal: AppIntent {
  static let title: LocalizedStringResource = "Log Meal"
  static let openAppWhenRun = true

  @MainActor func perform() async throws -> some IntentResult {
    VoiceRequests.shared.record(.mealLog)
    return .result()
  }
}
