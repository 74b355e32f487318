import Testing

@testable import Hark
@testable import HarkScreens

@Suite("Offsets in UTF-16")
struct DraftUTF16Tests {
  /// Characters of 1, 11, 1, 4, 2, 2, and 1 units: `a👩‍👩‍👧‍👦b🇳🇴é` with a combining accent, CRLF, `c`.
  let draft = Draft("a👩‍👩‍👧‍👦b🇳🇴e\u{301}\r\nc")

  @Test(
    "Characters become units",
    arguments: [
      (0..<0, 0..<0), (0..<1, 0..<1), (1..<2, 1..<12), (2..<4, 12..<17), (4..<6, 17..<21),
      (7..<7, 22..<22), (5..<99, 19..<22), (-3 ..< -1, 0..<0),
    ])
  func toUnits(characters: Range<Int>, units: Range<Int>) {
    #expect(draft.rangeInUTF16(characters) == units)
  }

  @Test(
    "Units become whole characters",
    arguments: [
      (0..<0, 0..<0), (1..<12, 1..<2), (12..<17, 2..<4), (2..<3, 1..<2), (5..<14, 1..<4),
      (18..<18, 4..<4), (18..<20, 4..<6), (7..<7, 1..<1), (22..<22, 7..<7), (22..<50, 7..<7),
      (90..<99, 7..<7), (-5 ..< -2, 0..<0),
    ])
  func toCharacters(units: Range<Int>, characters: Range<Int>) {
    #expect(draft.range(fromUTF16: units) == characters)
  }

  @Test("Every range of characters survives the round trip")
  func roundTrip() {
    for start in 0...7 {
      for end in start...7 {
        #expect(draft.range(fromUTF16: draft.rangeInUTF16(start..<end)) == start..<end)
      }
    }
  }

  @Test("The selection in units is that of the field")
  func selection() throws {
    var draft = draft
    #expect(draft.selectionInUTF16 == nil)
    try draft.select(1..<2)
    #expect(draft.selectionInUTF16 == 1..<12)
  }
}
