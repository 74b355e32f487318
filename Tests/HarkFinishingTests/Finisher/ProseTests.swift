import Foundation
import Testing

@testable import HarkFinishing

/// Prose without dictated commands, in which every change is wrong, except to numbers.
///
/// The prose is this repository's documentation and, on Debian, the licenses and the transcripts of
/// `pocketsphinx-testdata`. It is presented as a recognizer would report it: sentence by sentence, in
/// lower case, without punctuation, figures, and code. A change counts as right only if its words are
/// a cardinal number of ten or more, or an amount in percent. Every other change counts as false, as
/// do ordinals, dates, times, and commands that happen to be right. Capital letters are not compared.
@Suite("Prose")
struct ProseTests {
  @Test("At most one false change in 2,000 words")
  func falseChanges() throws {
    var words = 0
    var changes: [String] = []
    for sentence in Self.sentences() {
      words += sentence.count
      var finisher = try #require(Finisher(language: "en", options: .init(casing: false)))
      let finished = finisher.finish(sentence)
      for piece in finished.pieces {
        let said = sentence[piece.words].map(\.text)
        let text = finished.text(of: piece)
        if text != said.joined(separator: " "), !Self.isNumber(said, text) {
          changes.append("\(said) → \(text)")
        }
      }
    }
    #expect(words >= 20_000)
    #expect(changes.count * 2000 <= words, "\(words) words: \(changes)")
  }

  @Test("At most one word in 2,000 becomes a name of the vocabulary", arguments: [nil, 0.4])
  func falseNames(confidence: Double?) throws {
    let file = try Dictation.fixture("names")
    let names = file.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(names.count == 60)
    let options = FinishingOptions(
      commands: false, numbers: false, casing: false, vocabulary: .init(names: names))
    var words = 0
    var changes: [String] = []
    for sentence in Self.sentences() {
      words += sentence.count
      let spoken = sentence.map { SpokenWord($0.text, confidence: confidence) }
      var finisher = try #require(Finisher(language: "en", options: options))
      let finished = finisher.finish(spoken)
      for piece in finished.pieces where piece.isChanged {
        changes.append("\(sentence[piece.words].map(\.text)) → \(finished.text(of: piece))")
      }
    }
    #expect(words >= 20_000)
    #expect(changes.count * 2000 <= words, "\(words) words: \(changes)")
  }

  private static let numerals: Set<String> = Set(
    """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen \
    seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand \
    million billion and percent
    """.split(separator: " ").map(String.init))

  private static func isNumber(_ said: [String], _ text: Substring) -> Bool {
    let figures = text.filter(\.isNumber)
    return said.allSatisfy(numerals.contains) && figures.count >= 2
      && text.allSatisfy { $0.isNumber || ", %milobn".contains($0) }
  }

  private static func sentences() -> [[SpokenWord]] {
    var seen: Set<String> = []
    return files().flatMap { file in
      ((try? String(contentsOf: file, encoding: .utf8)) ?? "")
        .replacingOccurrences(
          of: "`[^`]*`|https?://\\S+|<[^>]*>", with: " ", options: .regularExpression
        )
        .replacingOccurrences(of: "\n *\n", with: "|", options: .regularExpression)
        .split(whereSeparator: { ".!?:;|".contains($0) })
        .map { sentence in
          sentence.lowercased().replacingOccurrences(of: "’", with: "'")
            .split(whereSeparator: { !($0.isLetter || $0 == "'" || $0.isNumber) })
            .filter { $0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber) }
            .map { SpokenWord(String($0)) }
        }
        .filter { $0.count > 1 && seen.insert($0.map(\.text).joined(separator: " ")).inserted }
    }
  }

  private static func files() -> [URL] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folders = [
      root, root.appendingPathComponent("Docs"),
      URL(fileURLWithPath: "/usr/share/common-licenses"),
    ]
    let found = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .filter { folder.path.hasSuffix("licenses") || $0.hasSuffix(".md") }
        .map(folder.appendingPathComponent)
    }
    return found + [
      URL(fileURLWithPath: "/usr/share/pocketsphinx/test/data/librivox/transcription")
    ]
  }
}
