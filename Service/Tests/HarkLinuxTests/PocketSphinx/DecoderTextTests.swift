import Testing

@testable import HarkPocketSphinx

@Suite("The decoder's text")
struct DecoderTextTests {
  @Test("Marks, silence and noises are omitted, and pronunciations are not distinguished")
  func clean() {
    #expect(DecoderText.clean("<s> the(2) cat <sil> [NOISE] ++UH++ sat(3) </s>") == "the cat sat")
    #expect(DecoderText.clean("") == "")
    #expect(DecoderText.clean("<s> </s>") == "")
    #expect(DecoderText.clean("it's o'clock") == "it's o'clock")
  }
}
