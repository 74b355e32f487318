import Testing

@testable import HarkSherpa

@Suite("Phrases for sherpa-onnx")
struct PhraseListTests {
  @Test("Phrases are separated by slashes, and contain none of the library's special characters")
  func marks() {
    #expect(PhraseList(["gouda", "brown cheese"])?.text == "gouda/brown cheese")
    #expect(
      PhraseList(["C#", "Ann: hi", "and/or", "a@b", "x\r\ny"])?.text == "C/Ann  hi/and or/a b/x y")
  }

  @Test("Blank phrases are omitted")
  func blank() {
    #expect(PhraseList([]) == nil && PhraseList(["", " ", "#:"]) == nil)
    #expect(PhraseList(["", "gouda", "/"])?.text == "gouda")
  }
}
