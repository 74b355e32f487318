import Foundation
import LedgerCoverage
import Testing

@testable import HarkUI

@Suite("Character ranges in attributed text")
struct AttributedStringCharactersTests {
  @Test(
    "New words are located after characters of any length", .covers("S5-FR-014"))
  func found() {
    let text = AttributedString("👩‍👩‍👧 ate rice")
    let range = text.range(ofCharacters: 6..<10)
    #expect(String(text[range].characters) == "rice")
  }

  @Test("A range beyond the text is clamped")
  func beyond() {
    let text = AttributedString("rice")
    #expect(String(text[text.range(ofCharacters: 2..<9)].characters) == "ce")
    #expect(text.range(ofCharacters: 7..<9).isEmpty)
  }
}
