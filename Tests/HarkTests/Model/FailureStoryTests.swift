import Hark
import HarkTesting
import LedgerCoverage
import TestLimits
import Testing

/// The path from a failure to the message and the actions for the user.
@Suite("Messages for failures", .hangLimit(minutes: 5))
struct FailureStoryTests {
  @Test(
    "The coach says what it needs, or that it did not hear anything",
    .covers("S1-42", "S1-43", "S1-44", "S1-45", "S1-46", "S1-47", "S1-48", "S1-49"))
  func coach() async throws {
    let trouble = "I had trouble setting up the microphone. Let's try again."
    let unheard = "I couldn't catch that — try again or type instead."
    let told = FailureStory(.composer)
    try await told.refusing(.speech).expect(
      "I need speech recognition access to understand your voice. You can enable it in Settings.",
      [.openSettings])
    try await told.refusing(.microphone).expect(
      "I need microphone access to hear you. You can enable it in Settings.", [.openSettings])
    try await told.hearing(.refuses(.recognizerUnavailable)).expect(
      "Voice input isn't available on this device.", [])
    try await told.hearing(.refuses(.requestCreationFailed)).expect(trouble, [.retry])
    try await told.opening(.refuses(.microphoneUnavailable)).expect(trouble, [.retry])
    try await told.hearing(.silent.after(0.1, .failure(.recognitionFailed)))
      .expect(unheard, [.retry])
    try await told.with(QuotingRecognizer(words: "anything")).expect(unheard, [.retry])
    try await told.offline().expect(
      "I need an internet connection to understand your voice. Let's try again when you're back "
        + "online.", [.retry])
    try await told.hearing(.silent).stopping().expect(
      "I didn't hear anything — try speaking again or type instead.", [.retry])
  }

  @Test(
    "The capture screen names the cause, with Settings where they help",
    .covers("S2-33", "S2-34", "S2-40", "S2-41", "S2-42"))
  func capture() async throws {
    let unavailable = "Speech recognition is not available on this device."
    let told = FailureStory(.capture)
    try await told.refusing(.speech).expect(
      "Speech recognition permission denied. Enable in Settings.", [.openSettings])
    try await told.refusing(.speech, .restricted).expect(
      "Voice input is restricted on this device and cannot be enabled here. Please type instead.",
      [])
    try await told.hearing(.refuses(.recognizerUnavailable)).expect(unavailable, [])
    try await told.hearing(.refuses(.localeUnsupported)).expect(unavailable, [])
    try await told.hearing(.refuses(.requestCreationFailed)).expect(
      "Failed to create recognition request.", [.retry])
    try await told.opening(.refuses(.microphoneUnavailable)).expect(
      "Microphone error. Please try again.", [.retry])
  }

  @Test(
    "The meal log always offers typing, and keeps the recognized text",
    .covers("S5-US6.1", "S5-US6.2", "S5-US6.3"))
  func mealLog() async throws {
    let told = FailureStory(.mealLog)
    try await told.refusing(.microphone).expect(
      "Microphone access required. Please enable in Settings.", [.openSettings, .typeInstead])
    try await told.hearing(.refuses(.recognizerUnavailable)).expect(
      "Speech recognition unavailable. Please try again later or use manual entry.",
      [.typeInstead])
    let broken = told.hearing(
      .silent.after(0.1, .interim("chicken")).after(0.3, .failure(.recognitionFailed)))
    let kept = try await broken.expect(
      "Speech recognition stopped. Your text is kept. Please try again or use manual entry.",
      [.retry, .typeInstead])
    #expect(kept == "chicken")
  }
}
