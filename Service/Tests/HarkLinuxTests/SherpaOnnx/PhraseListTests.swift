import Testing

@testable import HarkSherpa

@Suite("Phrases as sherpa-onnx is told them")
struct PhraseListTests {
  @Test("Between two is a slash, and what means something to the library is none of a phrase's")
  func marks() {
    #expect(PhraseList(["gouda", "brown cheese"])?.text == "gouda/brown cheese")
    #expect(
      PhraseList(["C#", "Ann: hi", "and/or", "a@b", "x\r\ny"])?.text == "C/Ann  hi/and or/a b/x y")
  }

  @Test("Of blank phrases nothing is left")
  func blank() {
    #expect(PhraseList([]) == nil && PhraseList(["", " ", "#:"]) == nil)
    #expect(PhraseList(["", "gouda", "/"])?.text == "gouda")
  }
}
