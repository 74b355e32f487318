import Foundation
import LedgerCoverage
import Testing

@testable import HarkUI

@Suite("Places of characters in a text with attributes")
struct AttributedStringCharactersTests {
  @Test(
    "New words are found, whatever the characters before them are made of", .covers("S5-FR-014"))
  func found() {
    let text = AttributedString("👩‍👩‍👧 ate rice")
    let range = text.range(ofCharacters: 6..<10)
    #expect(String(text[range].characters) == "rice")
  }

  @Test("A range beyond the text is brought back into it")
  func beyond() {
    let text = AttributedString("rice")
    #expect(String(text[text.range(ofCharacters: 2..<9)].characters) == "ce")
    #expect(text.range(ofCharacters: 7..<9).isEmpty)
  }
}
