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

  /// Returns the strings of `Web/words.js`, except those that the page shows before it knows its
  /// language, and the product's name.
  private static func englishPage() throws -> [String: String] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = try String(contentsOf: root.appendingPathComponent("Web/words.js"), encoding: .utf8)
    let lines = file.components(separatedBy: "\n").compactMap { line -> (String, String)? in
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
}
