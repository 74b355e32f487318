import Foundation
import Testing

@testable import HarkFinishing

@Suite("A vocabulary as text, and a person's choice")
struct VocabularyLinesTests {
  private static let text = """
    # Friends

      Siobhan\u{20}
    iPhone: eye phone, , i phone
    my address = 5 Harbour Street: Bergen
    """

  @Test("Each line is a name, a name with its spoken forms, or a phrase and its replacement")
  func parts() throws {
    let vocabulary = try Vocabulary(lines: Self.text)
    #expect(
      vocabulary
        == Vocabulary(
          entries: [.init("Siobhan"), .init("iPhone", spokenForms: ["eye phone", "i phone"])],
          replacements: [.init("my address", with: "5 Harbour Street: Bergen")]))
    #expect(vocabulary.lines.split(separator: "\n").count == 3)
    #expect(try Vocabulary(lines: vocabulary.lines) == vocabulary)
    #expect(try Vocabulary(lines: "Ada\r\nEve").phrases == ["Ada", "Eve"])
  }

  @Test(
    "A fault names its line and its sign, but nothing that the person wrote",
    arguments: [
      ("Ada\n\n= text", .oneSided(line: 3, sign: "=")), ("Ada:", .oneSided(line: 1, sign: ":")),
      ("a = \n:", .oneSided(line: 1, sign: "=")),
      (String(repeating: "a\n", count: 1_001), .tooManyEntries),
      (String(repeating: "å", count: 12_001), .tooLong),
    ] as [(String, VocabularyFault)])
  func faults(_ text: String, _ fault: VocabularyFault) {
    #expect(throws: fault) { try Vocabulary(lines: text) }
  }

  @Test("The largest vocabularies are accepted")
  func limits() throws {
    let many = String(repeating: "a\n", count: Vocabulary.entryLimit)
    #expect(try Vocabulary(lines: many).entries.count == 1_000)
    let long = String(repeating: "å", count: Vocabulary.lengthLimit / 2)
    #expect(try Vocabulary(lines: long).entries.count == 1)
  }

  @Test("A choice survives encoding, and members that are missing have their default values")
  func coding() throws {
    let choice = FinishingOptions(
      commands: false, numbers: false, casing: false, fillers: true,
      vocabulary: try Vocabulary(lines: Self.text))
    let data = try JSONEncoder().encode(choice)
    #expect(try JSONDecoder().decode(FinishingOptions.self, from: data) == choice)
    let empty = try JSONDecoder().decode(FinishingOptions.self, from: Data("{}".utf8))
    #expect(empty == FinishingOptions() && empty.fillers == nil)
    let unchosen = try JSONEncoder().encode(empty)
    #expect(try JSONDecoder().decode(FinishingOptions.self, from: unchosen) == empty)
  }

  @Test("A choice with a fault is not decoded, and one that no line can express is not encoded")
  func refused() throws {
    #expect(throws: VocabularyFault.oneSided(line: 2, sign: ":")) {
      try JSONDecoder().decode(
        FinishingOptions.self, from: Data(#"{"vocabulary": "Ada\nEve:"}"#.utf8))
    }
    for vocabulary in [
      Vocabulary(names: ["a=b"]), Vocabulary(names: ["#1"]),
      Vocabulary(replacements: [.init("sign off", with: "Bye\nAda")]),
    ] {
      #expect(throws: EncodingError.self) {
        try JSONEncoder().encode(FinishingOptions(vocabulary: vocabulary))
      }
    }
  }

  @Test("A person switches parts off but not on, may decide about fillers, and adds words")
  func applying() {
    let own = FinishingOptions(
      commands: true, numbers: false, fillers: true, callerCommands: [.send],
      vocabulary: Vocabulary(names: ["Hark"]))
    let same = own.applying(
      FinishingOptions(
        vocabulary: Vocabulary(entries: [.init("Ada")], replacements: [.init("a", with: "b")])))
    #expect(same.commands && !same.numbers && same.casing && same.fillers == true)
    #expect(same.callerCommands == [.send])
    #expect(same.vocabulary.phrases == ["Ada", "Hark"])
    #expect(same.vocabulary.replacements == [.init("a", with: "b")])
    let less = own.applying(FinishingOptions(commands: false, casing: false, fillers: true))
    #expect(!less.commands && !less.casing && less.fillers == true && less.callerCommands.isEmpty)
    #expect(own.applying(FinishingOptions(fillers: false)).fillers == false)
  }
}
