import Foundation
import Testing

@testable import HarkFinishing

/// A line of a fixture: the spoken words, and the text that a user would type for them.
struct Dictation: Sendable, CustomTestStringConvertible {
  let kind: String
  let said: String
  let typed: String

  var testDescription: String { "\(kind): \(said)" }

  /// The spoken words; “|” is a pause of 0.6 s.
  ///
  /// Words have times only in lines that contain a pause.
  var words: [SpokenWord] { Self.words(said) }

  var options: FinishingOptions { FinishingOptions(fillers: kind == "filler") }

  static func words(_ said: String) -> [SpokenWord] {
    let isTimed = said.contains("|")
    var time = 0.0
    return said.split(separator: " ").compactMap { word in
      if word == "|" {
        time += 0.6
        return nil
      }
      defer { time += 0.3 }
      return isTimed
        ? SpokenWord(String(word), start: time, end: time + 0.28) : SpokenWord(String(word))
    }
  }

  /// The contents of the fixture `name`.
  static func fixture(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Fixtures/\(name).tsv")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The lines of the fixture `name`.
  static func lines(of name: String) throws -> [Dictation] {
    try fixture(name)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Dictation(
          kind: columns[0], said: columns[1],
          typed: columns[2].replacingOccurrences(of: "\\n", with: "\n"))
      }
  }
}
