import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Path to Settings")
struct SettingsPathTests {
  @Test("The path matches the running system (S4-44, O58)", .covers("S4-44"))
  func path() {
    let english = Wording(for: .dictation)
    #expect(
      english[.settingsPath(.speech, .privacy)]
        .contains("Settings > Privacy > Speech Recognition"))
    #expect(
      english[.settingsPath(.speech, .privacyAndSecurity)]
        .contains("Settings > Privacy & Security > Speech Recognition"))
    #expect(
      english[.settingsPath(.microphone, .privacyAndSecurity)]
        .contains("Settings > Privacy & Security > Microphone"))
  }

  @Test("A browser shows no phone's settings path")
  func browser() {
    #if os(Linux)
      #expect(SettingsLayout.current == .browser)
    #endif
    for language in [LocaleTag.americanEnglish, .norwegianBokmal] {
      let path = Wording(for: .composer, language: language)[.settingsPath(.microphone, .browser)]
      #expect(!path.contains(">"))
    }
  }

  @Test("Bokmål names the path as a Norwegian phone does")
  func bokmal() {
    let bokmal = Wording(for: .dictation, language: .norwegianBokmal)
    #expect(
      bokmal[.settingsPath(.speech, .privacy)]
        .contains("Innstillinger > Personvern > Talegjenkjenning"))
    #expect(
      bokmal[.settingsPath(.microphone, .privacyAndSecurity)]
        .contains("Innstillinger > Personvern og sikkerhet > Mikrofon"))
  }
}
