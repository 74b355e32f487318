import Foundation
import Hark
import HarkPresentation
import Testing

@testable import HarkUI

@Suite("String catalog")
struct StringCatalogueTests {
  private var url: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/strings/\(StringCatalogue.table).xcstrings")
  }

  private struct File: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]

    struct Entry: Decodable { let localizations: [String: Localization] }
    struct Localization: Decodable { let stringUnit: Unit }
    struct Unit: Decodable { let value: String }
  }

  private func file() throws -> File {
    try JSONDecoder().decode(File.self, from: Data(StringCatalogue.file.utf8))
  }

  @Test("The committed file matches the current wording")
  func committed() throws {
    if ProcessInfo.processInfo.environment["HARK_WRITE_STRINGS"] != nil {
      try StringCatalogue.file.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: url, encoding: .utf8) == StringCatalogue.file,
      "The catalog differs from the wording. Run make strings.")
  }

  @Test("It contains every phrase with a key, in each language of its experience")
  func complete() throws {
    let file = try file()
    #expect(file.sourceLanguage == "en")
    #expect(file.strings.count == Experience.presets.count * Phrase.keyed.count)
    for experience in Experience.presets {
      for phrase in Phrase.keyed {
        let key = try #require(StringCatalogue.key(phrase, of: experience))
        let entry = try #require(file.strings[key], "\(key)")
        let english = Wording(for: experience)[phrase]
        #expect(entry.localizations["en"]?.stringUnit.value == english, "\(key)")
        #expect((entry.localizations["nb"] != nil) == (experience.name == "dictation"), "\(key)")
      }
    }
  }

  @Test("Phrases have different keys")
  func keys() {
    let keys = Phrase.keyed.compactMap(\.key)
    #expect(keys.count == Phrase.keyed.count)
    #expect(Set(keys).count == keys.count)
  }

  @Test("An app's own texts replace those of their experience only")
  func overridden() {
    let own = ["capture.stop": "Enough", "capture.message.noSpeechDetected": "Not a word."]
    let worded = StringCatalogue.worded(.capture) { own[$0] }
    let wording = Wording(for: worded)
    #expect(wording[.stop] == "Enough")
    #expect(wording[.message(.noSpeechDetected)] == "Not a word.")
    #expect(wording[.status(.failed(.noSpeechDetected))] == "Not a word.")
    #expect(wording[.cancel] == Wording(for: .capture)[.cancel])
    #expect(StringCatalogue.worded(.composer) { own[$0] } == .composer)
  }

  @Test("A bundle without a catalog changes nothing")
  func none() {
    #expect(StringCatalogue.worded(.capture, by: .main) == .capture)
  }
}
