import Testing

@testable import HarkUI

@Suite("Ranges in a native field")
struct TextPlaceTests {
  @Test("Ranges convert in both directions for characters of any length")
  func thereAndBack() {
    let text = "a👩‍👩‍👧b🇳🇴e\u{301}"
    for start in 0...text.utf16.count {
      for end in start...text.utf16.count {
        let range = TextPlace.range(start..<end, in: text)
        #expect(TextPlace.utf16(range, in: text) == start..<end)
      }
    }
  }

  @Test("A range of a longer previous text is clamped")
  func older() {
    let old = "a much longer text"
    let range = old.index(old.startIndex, offsetBy: 4)..<old.endIndex
    #expect(TextPlace.utf16(range, in: "a text") == 4..<6)
    #expect(TextPlace.utf16(range, in: "") == 0..<0)
  }

  @Test("Offsets beyond the text are clamped")
  func beyond() {
    let range = TextPlace.range(3..<99, in: "text")
    #expect(TextPlace.utf16(range, in: "text") == 3..<4)
    #expect(TextPlace.range(7..<9, in: "").isEmpty)
  }
}
