import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("The way to Settings")
struct SettingsPathTests {
  @Test("The path is the one of the running system (S4-44, O58)", .covers("S4-44"))
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

  @Test("Before a browser no path of a telephone is named")
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
