import Hark
import HarkSimulation
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("The language and the place of recognition", .seeds(50), .hangLimit(minutes: 5))
struct LanguageTests {
  private static let english = LocaleTag.americanEnglish
  private static let norwegian = LocaleTag.norwegianBokmal

  /// Returns the recognizer's request if the recognizer supports `known` and the device's language
  /// is `device`.
  private func request(
    _ experience: Experience, device: LocaleTag, known: [LocaleTag]
  ) async throws -> RecognitionRequest {
    let microphone = ScriptedMicrophone()
    let recognizer = ScriptedRecognizer(
      traits: RecognizerTraits(name: "polyglot", locales: known))
    let session = VoiceSession(
      experience: experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, timekeeper: ManualTimekeeper.serial(),
        deviceLocale: device))
    try await session.toggle()
    _ = await recognizer.started()
    for await snapshot in session.snapshots {
      #expect(snapshot.locale == recognizer.requests.first?.locale, "the one in use is shown")
      break
    }
    await session.close()
    return try #require(recognizer.requests.first)
  }

  @Test(
    "The device's language applies if the experience requests none",
    .covers("S1-60", "S2-59"),
    arguments: [Experience.composer, .mealLog], [LocaleTag.americanEnglish, .norwegianBokmal])
  func device(_ experience: Experience, _ device: LocaleTag) async throws {
    let asked = try await request(
      experience, device: device, known: [Self.english, Self.norwegian])
    #expect(asked.locale == device)
  }

  @Test("The capture screen always uses American English", .covers("S2-58"))
  func capture() async throws {
    let asked = try await request(
      .capture, device: Self.norwegian, known: [Self.norwegian, Self.english])
    #expect(asked.locale == Self.english)
  }

  @Test("Dictation always uses Norwegian Bokmål", .covers("S4-10"))
  func dictation() async throws {
    let asked = try await request(
      .dictation, device: Self.english, known: [Self.english, Self.norwegian])
    #expect(asked.locale == Self.norwegian)
  }

  @Test("Dictation without Norwegian uses the device's language", .covers("S4-11"))
  func withoutNorwegian() async throws {
    let british = try #require(LocaleTag("en-GB"))
    let asked = try await request(.dictation, device: british, known: [Self.english, british])
    #expect(asked.locale == british)
  }

  @Test("A requested language overrides the device's", .covers("S2-59"))
  func chosen() async throws {
    var experience = Experience.composer
    experience.languages = [.tag(Self.norwegian)]
    let asked = try await request(
      experience, device: Self.english, known: [Self.english, Self.norwegian])
    #expect(asked.locale == Self.norwegian)
  }

  @Test(
    "Nothing is opened for an unsupported language", .covers("S5-EC-6"))
  func unknown() async throws {
    let stage = SessionStage(
      .mealLog,
      recognizer: ScriptedRecognizer(
        traits: RecognizerTraits(name: "norwegian", locales: [Self.norwegian])))
    try await stage.tap()
    #expect(try await stage.failure() == .localeUnsupported)
    #expect(stage.microphone.openings == [])
  }

  @Test(
    "Recognition is on the device if possible; the meal log prefers the network",
    .covers("S2-44", "S5-AS-4"),
    arguments: [
      (Experience.composer, RecognizerPreference.preferOnDevice), (.capture, .preferOnDevice),
      (.dictation, .preferOnDevice), (.mealLog, .preferNetwork),
    ])
  func preference(_ experience: Experience, _ preference: RecognizerPreference) async throws {
    let asked = try await request(
      experience, device: Self.english, known: [Self.english, Self.norwegian])
    #expect(asked.preference == preference)
  }

  @Test("A requested language precedes those of the experience")
  func asked() {
    var experience = Experience.capture
    experience.languages = [.device, .tag(Self.norwegian)]
    #expect(experience.listening(for: nil) == experience)
    #expect(
      experience.listening(for: Self.norwegian).languages == [.tag(Self.norwegian), .device])
    #expect(
      experience.listening(for: Self.english).locales(device: Self.norwegian)
        == [Self.english, Self.norwegian, Self.norwegian])
  }
}
