import Foundation
import Testing

@testable import HarkCommand

@Suite("A line of JSON")
struct JSONLineTests {
  @Test(
    "Every text is decoded unchanged",
    arguments: [
      "", "\"quoted\" \\ back", "tab\tline\nreturn\r", "\u{1}\u{1F}\u{7F}", "blåbær 日本 🫐",
    ])
  func texts(text: String) throws {
    var line = JSONLine()
    line.add("text", text)
    #expect(!line.text.contains("\n"))
    let read = try JSONDecoder().decode([String: String].self, from: Data(line.text.utf8))
    #expect(read == ["text": text])
  }

  @Test(
    "Numbers are short, exact, and never infinite",
    arguments: [(0, "0"), (2, "2"), (0.01, "0.01"), (6.25e-5, "6.25e-05"), (.infinity, "null")])
  func numbers(value: Double, written: String) {
    #expect(JSONLine.number(value) == written)
  }

  @Test("Keys keep their order, and absent values are omitted")
  func order() {
    var line = JSONLine()
    line.add("z", 1.5)
    line.add("b", nil as String?)
    line.add("a", "x")
    #expect(line.text == #"{"z":1.5,"a":"x"}"#)
  }
}
