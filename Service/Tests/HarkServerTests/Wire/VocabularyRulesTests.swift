import Foundation
import Testing

@testable import Hark
@testable import HarkServer

@Suite("The vocabulary of a page")
struct VocabularyRulesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../../..").standardizedFileURL

  private struct Case: Decodable {
    let text: String
    let fault: Fault?

    struct Fault: Decodable, Equatable {
      let name: String
      let line: Int
      let sign: String
    }
  }

  private func fault(_ text: String) -> Case.Fault? {
    do {
      _ = try Vocabulary(lines: text)
      return nil
    } catch VocabularyFault.oneSided(let line, let sign) {
      return Case.Fault(name: "oneSided", line: line, sign: String(sign))
    } catch { return Case.Fault(name: "\(error)", line: 0, sign: "") }
  }

  @Test("The engine finds the faults that the page finds")
  func faults() throws {
    let file = Self.root.appending(path: "Docs/protocol/vocabulary.json")
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
    #expect(cases.count > 10)
    for each in cases { #expect(fault(each.text) == each.fault, "\(each.text)") }
  }

  @Test("The page has the engine's limits")
  func limits() throws {
    let file = Self.root.appending(path: "Web/connection/text-choice.js")
    let source = try String(contentsOf: file, encoding: .utf8)
    for (name, limit) in [
      ("entryLimit", Vocabulary.entryLimit), ("lengthLimit", Vocabulary.lengthLimit),
    ] {
      let digits = source.split(separator: "const \(name) = ").last?.prefix { $0 != ";" }
      #expect(digits?.filter { $0 != "_" } == String(limit), "\(name)")
    }
  }

  @Test("A fault is answered with its line, and without the words")
  func refused() {
    let hello = #"""
      {"type": "hello", "version": 1, "experience": "capture", "permission": "granted",
       "reducesMotion": false, "finishing": {"vocabulary": "Ada\nEve = "}}
      """#
    #expect(throws: WireFault("Line 2 of the vocabulary needs text on both sides of “=”.")) {
      try PageMessage.read(hello)
    }
  }
}
