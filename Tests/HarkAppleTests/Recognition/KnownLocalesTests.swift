import Hark
import LedgerCoverage
import Testing

@testable import HarkApple

@Suite("Languages of a system recognizer")
struct KnownLocalesTests {
  private func tag(_ text: String) throws -> LocaleTag { try #require(LocaleTag(text)) }

  @Test("Names with _, -, and keywords denote the same language")
  func names() throws {
    let known = KnownLocales(["en_US@rg=nozzzz", "nb-NO", "??"], device: .americanEnglish)
    #expect(known.tags == [.americanEnglish, .norwegianBokmal])
    #expect(known.identifier(of: .americanEnglish) == "en_US@rg=nozzzz")
    #expect(known.identifier(of: try tag("sv-SE")) == nil)
  }

  @Test(
    "The device's language comes first, then its region, then the home region")
  func ladder() throws {
    let names = ["en-AU", "en-GB", "en-US", "fr-CA", "fr-FR", "de-AT", "de-DE"]
    let british = KnownLocales(names, device: try tag("en-GB"))
    #expect(british.resolve([try tag("en-AU")]) == (try tag("en-AU")))
    #expect(british.resolve([try tag("en-NZ")]) == (try tag("en-GB")))
    let canadian = KnownLocales(names, device: try tag("en-CA"))
    #expect(canadian.resolve([try tag("fr")]) == (try tag("fr-CA")))
    #expect(canadian.resolve([try tag("de-CH")]) == (try tag("de-DE")))
    #expect(canadian.resolve([try tag("en-NZ")]) == .americanEnglish)
  }

  @Test("The first known language is chosen, or none")
  func first() throws {
    let known = KnownLocales(["en-US", "de-DE"], device: .americanEnglish)
    #expect(known.resolve([.norwegianBokmal, .americanEnglish]) == .americanEnglish)
    #expect(known.resolve([.norwegianBokmal]) == nil)
    #expect(KnownLocales([String](), device: .americanEnglish).tags.isEmpty)
  }

  @Test("Languages that may not be recognized are skipped")
  func leading() throws {
    let known = KnownLocales(["de-DE", "en-US", "nb-NO"], device: .americanEnglish)
    let wanted = [LocaleTag.norwegianBokmal, .americanEnglish]
    let english = known.leading(wanted) { $0 == .americanEnglish }
    #expect(english.resolve(wanted) == .americanEnglish)
    #expect(english.tags == [.americanEnglish, try tag("de-DE")])
    #expect(english.identifier(of: .norwegianBokmal) == nil)
    #expect(known.leading(wanted) { _ in true } == known)
    #expect(known.leading(wanted) { _ in false } == known)
  }

  @Test("Another region's language is skipped too if it may not be recognized")
  func leadingRegions() throws {
    let british = try tag("en-GB")
    let known = KnownLocales(["en-GB", "en-US", "nb-NO"], device: british)
    let wanted = [british, .norwegianBokmal]
    let norwegian = known.leading(wanted) { $0 == .norwegianBokmal }
    #expect(norwegian.resolve(wanted) == .norwegianBokmal)
    #expect(known.leading(wanted) { $0 != british }.resolve(wanted) == .americanEnglish)
  }
}
