import Foundation
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Languages")
struct WrittenLanguageTests {
  @Test("A language is one value; every experience that offers it uses only that language")
  func third() {
    let language = WrittenLanguage(Mirrored.self)
    for experience in Experience.presets {
      let wording = Wording(for: experience, in: language)
      #expect(wording.language.locale.language == "he")
      for phrase in EveryPhrase.all {
        if case .status(.failed) = phrase { continue }
        #expect(wording[phrase] == Mirrored.mirrored(English.text(phrase)), "\(phrase)")
      }
      for phrase in EveryPhrase.calls {
        #expect(wording[call: phrase] == Mirrored.mirrored(English.text(phrase)), "\(phrase)")
      }
      #expect(wording[notice: .recorded] == "dedrocer gnieb si llac sihT")
      #expect(wording[model: .bring] == "daolnwoD")
      #expect(wording[scope: .reload] == "niaga daoL")
      #expect(wording[finishing: .vocabulary] == "sdroW yM")
    }
  }

  @Test("Readers of Norwegian are offered Bokmål, and all others English")
  func readers() {
    let offered = ["nb-NO", "no", "nn-NO", "en-GB", "sv"].compactMap(LocaleTag.init)
      .map { WrittenLanguage($0).locale.description }
    #expect(offered == ["nb-NO", "nb-NO", "nb-NO", "en-US", "en-US"])
  }

  @Test("Every language has all of the page's own texts, and none in English")
  func page() throws {
    let english = try Self.englishPage()
    #expect(english.count > 20)
    for language in WrittenLanguage.allCases where language != .english {
      #expect(Set(language.page.keys) == Set(english.keys))
      for (name, text) in language.page {
        #expect(text != english[name], "\(name)")
        #expect(text.contains("{names}") == english[name]?.contains("{names}"), "\(name)")
      }
    }
  }

  @Test("Every language has its own settings for finishing, with the same places for values")
  func finishing() {
    let english = WrittenLanguage.english.finishing
    for language in WrittenLanguage.allCases where language != .english {
      for (name, text) in language.finishing {
        #expect(text != english[name], "\(name)")
        for place in ["{line}", "{sign}", "{word}"] {
          #expect(text.contains(place) == english[name]?.contains(place), "\(name)")
        }
      }
    }
  }

  @Test("A fault in a vocabulary names its line and its sign")
  func faults() {
    let wording = Wording(for: .dictation, language: .norwegianBokmal)
    #expect(
      wording.text(of: .oneSided(line: 3, sign: ":"))
        == "Linje 3 må ha tekst på begge sider av «:». Inntil da brukes ordene fra før.")
    #expect(wording.text(of: .tooLong).hasPrefix("Denne teksten er for lang."))
    #expect(wording.text(of: .tooManyEntries).hasPrefix("Dette er for mange ord."))
  }

  /// Returns the strings of the page and its offline page, except those that the page shows before it
  /// knows its language, and the product's name.
  private static func englishPage() throws -> [String: String] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let files = try ["Web/words.js", "Web/offline.js"].map {
      try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
    }
    let lines = files.joined().components(separatedBy: "\n").compactMap {
      line -> (String, String)? in
      let parts = line.components(separatedBy: ": ")
      guard line.hasPrefix("  "), line.hasSuffix("',"), parts.count > 1 else { return nil }
      let name = parts[0].trimmingCharacters(in: CharacterSet(charactersIn: " '"))
      return (name, parts.dropFirst().joined(separator: ": "))
    }
    let english = Dictionary(lines.map { ($0.0, String($0.1.dropFirst().dropLast(2))) }) { $1 }
    return english.filter { !["product", "noExperiences"].contains($0.key) }
  }
}

/// English that is written from right to left.
private enum Mirrored: WrittenTexts {
  static let locale = LocaleTag("he-IL") ?? .americanEnglish
  static let readers: Set = ["he"]
  static let styles = Set(Experience.Style.allCases)
  static let page = ["back": mirrored("All experiences")]

  static func mirrored(_ text: String) -> String { String(text.reversed()) }

  static func text(_ phrase: Phrase, _ style: Experience.Style, _ isAutomatic: Bool) -> String {
    mirrored(English.text(phrase))
  }

  static func text(_ phrase: CallPhrase) -> String { mirrored(English.text(phrase)) }
  static func text(_ notice: CallNotice) -> String { mirrored(English.text(notice)) }
  static func text(_ phrase: ModelPhrase) -> String { mirrored(English.text(phrase)) }
  static func text(_ phrase: ScopePhrase) -> String { mirrored(English.text(phrase)) }
  static func text(_ phrase: FinishingPhrase) -> String { mirrored(English.text(phrase)) }
}
