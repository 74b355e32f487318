import Hark
import Testing

@testable import HarkApple

@Suite("Release of reserved languages")
struct HeldLanguagesTests {
  private func tag(_ text: String) -> LocaleTag? { LocaleTag(text) }

  private func leaving(_ held: [String], for tag: String, after wanted: [String]) -> Int? {
    var languages = HeldLanguages()
    for text in wanted { languages.want(LocaleTag(text)) }
    return languages.leaving(held.map { LocaleTag($0) }, for: LocaleTag(tag), most: 2)
  }

  @Test("None is released if there is room or the language is reserved")
  func room() {
    #expect(leaving(["de-DE"], for: "en-US", after: []) == nil)
    #expect(leaving(["de-DE", "en-US"], for: "en-US", after: []) == nil)
  }

  @Test("An unused language is released first")
  func unused() {
    #expect(leaving(["de-DE", "fr-FR"], for: "en-US", after: []) == 0)
    #expect(leaving(["de-DE", "fr-FR"], for: "en-US", after: ["de-DE"]) == 1)
  }

  @Test("The least recently used language is released, never the latest")
  func oldest() {
    #expect(leaving(["de-DE", "fr-FR"], for: "en-US", after: ["fr-FR", "de-DE", "en-US"]) == 1)
    #expect(leaving(["de-DE", "fr-FR"], for: "en-US", after: ["de-DE", "fr-FR", "de-DE"]) == 1)
    var one = HeldLanguages()
    one.want(tag("de-DE"))
    #expect(one.leaving([tag("de-DE")], for: tag("en-US"), most: 1) == nil)
  }
}
