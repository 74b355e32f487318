import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Wording")
struct WordingTests {
  @Test("An app can replace individual strings by phrase")
  func ownTexts() {
    let notes = Experience.capture.saying([.title: "A note", .status(.idle): "Go ahead"])
    let wording = Wording(for: notes)
    #expect(wording[.title] == "A note")
    #expect(wording[.status(.idle)] == "Go ahead")
    #expect(wording[.save] == Wording(for: .capture)[.save])
  }

  /// Every wording: each experience in each of its languages.
  private static let wordings = Experience.presets.flatMap { experience in
    WrittenLanguage.allCases.map { language in
      (experience, language, Wording(for: experience, language: language.locale))
    }
  }.filter { $0.1 == $0.2.language }

  @Test(
    "The seeds' strings are unchanged",
    .covers(
      "S1-42", "S1-43", "S1-44", "S1-45", "S1-46", "S1-47", "S1-48", "S2-31", "S2-33", "S2-40",
      "S2-41", "S2-42", "S3-13", "S3-17", "S3-27", "S3-32", "S3-38", "S5-US4.3", "S5-US6.1",
      "S5-US6.2", "S5-FR-013"),
    arguments: SeedTexts.all)
  func seedTexts(_ text: SeedTexts.Text) {
    #expect(Wording(for: text.experience)[text.phrase] == text.string)
  }

  @Test(
    "The seeds' strings for a call's settings are unchanged",
    .covers("S3-85", "S3-86", "S3-87", "S3-88", "S3-89"), arguments: SeedTexts.calls)
  func seedTexts(_ text: SeedTexts.CallText) {
    #expect(Wording(for: .call)[call: text.phrase] == text.string)
  }

  @Test("Every experience has English, and dictation has Bokmål")
  func languages() {
    let written = Self.wordings.map { "\($0.0.name) \($0.1.locale)" }
    #expect(
      Set(written) == [
        "composer en-US", "capture en-US", "call en-US", "dictation en-US", "dictation nb-NO",
        "mealLog en-US",
      ])
    let norwegian = Wording(for: .capture, language: .norwegianBokmal)
    #expect(norwegian[.stop] == "Stop")
  }

  @Test(
    "Every phrase has a complete text in every experience and language",
    .covers("S2-46", "S5-FR-026"))
  func everyPhrase() {
    for (experience, language, wording) in Self.wordings {
      for phrase in EveryPhrase.all {
        check(wording[phrase], "\(experience.name) \(language) \(phrase)")
      }
    }
    for phrase in EveryPhrase.calls { check(Wording(for: .call)[call: phrase], "\(phrase)") }
  }

  @Test("The samples cover every kind of phrase")
  func samples() {
    for kind in EveryPhrase.Kind.allCases {
      #expect(!kind.samples.isEmpty)
      #expect(kind.samples.allSatisfy { EveryPhrase.Kind($0) == kind })
    }
  }

  @Test("Bokmål leaves no phrase in English (G5)")
  func bokmal() {
    let bokmal = Wording(for: .dictation, language: .norwegianBokmal)
    let english = Wording(for: .dictation)
    let same = Set(EveryPhrase.all.filter { bokmal[$0] == english[$0] }.map { bokmal[$0] })
    #expect(bokmal[scope: .fieldDenied] != english[scope: .fieldDenied])
    // These strings are the same in both languages.
    #expect(same == ["OK", "Send", "0:00", "0:59", "1:00"])
  }

  @Test("A custom experience has the wording of the preset with the same behavior")
  func ownExperience() {
    let notes = Wording(for: Experience(name: "notes", gesture: .hold))
    #expect(notes[.buttonHint(.idle)] == "Press and hold to record your message")
    let log = Wording(for: Experience(name: "log", gesture: .toggle))
    #expect(log[.buttonLabel(.idle)] == "Start voice recording")
    let talk = Wording(for: Experience(name: "talk", gesture: .tapOrHold))
    #expect(talk[.buttonLabel(.idle)] == "Microphone")
  }

  @Test("The limit that ended a recording is stated with the experience's value (G3, O40)")
  func limits() {
    let composer = Wording(for: .composer)
    #expect(composer.hint(for: .lengthLimitReached)?.hasPrefix("One minute is the limit.") == true)
    let capture = Wording(for: .capture)
    #expect(
      capture.hint(for: .characterLimitReached)?.hasPrefix("10,000 characters is the limit.")
        == true)
    var longer = Experience.composer
    longer.ending.length = 150
    #expect(
      Wording(for: longer).hint(for: .lengthLimitReached)?
        .hasPrefix("2 minutes, 30 seconds is the limit.") == true)
    #expect(composer.hint(for: .holdToSpeak) == "Hold to speak")
    #expect(Wording(for: .call).hint(for: .unmuteToSpeak) == "Unmute to speak")
    #expect(composer.hint(for: .felt(.recordingStarted)) == nil)
  }

  @Test(
    "The meal log's rationale states its purpose (S5-FR-018)",
    .covers("S5-US3.1", "S5-FR-018"))
  func mealLogRationale() {
    #expect(Wording(for: .mealLog)[.rationaleText].contains("To log your meals by voice"))
  }

  @Test(
    "An interruption is reported, the text is kept, and recording can continue (G14, S5-EC-3)",
    .covers("S5-EC-3"))
  func interrupted() {
    for (experience, language, wording) in Self.wordings {
      let kept = language == .bokmal ? "tatt vare på" : "kept"
      #expect(wording[.message(.interrupted)].contains(kept))
      #expect(VoiceFailure.interrupted.recovery(in: experience).first == .resume)
    }
  }

  private func check(_ text: String, _ place: String) {
    let marks = ["%", "{", "}", "\\(", "<#", "nil", "Optional", "TODO", "  ", " ,", " .", "…"]
    let isPercentage = text.last == "%" && text.dropLast().allSatisfy(\.isNumber)
    #expect(!text.isEmpty && text == text.trimmed, "\(place)")
    #expect(isPercentage || marks.allSatisfy { !text.contains($0) }, "\(place): \(text)")
  }
}
