import Testing

@testable import Hark

@Suite("Whether the last words indicate that the user continues")
struct SpokenEndingTests {
  @Test(
    "English",
    arguments: [
      ("", .open), ("   ", .open), ("two eggs", .open), ("turn it on", .open), ("two", .open),
      ("I had two eggs and", .joining), ("a salad with the", .joining), ("It is MY", .joining),
      ("eggs, toast,", .joining), ("so I...", .joining), ("so…", .joining), ("well…", .filler),
      ("and I'm", .joining), ("it was sand", .open),
      ("my number is five five", .number), ("the code is 4 0 1", .number), ("call 555 01", .number),
      ("I want two", .open), ("I would like um", .filler), ("it was uh...", .filler),
      ("That is what I want.", .finished), ("is it raining?", .finished),
      ("that will be all thank you", .finished), ("no that's all", .finished),
      ("tea please", .finished), ("the disease", .open),
    ] as [(String, SpokenEnding)])
  func english(_ text: String, _ ending: SpokenEnding) {
    #expect(SpokenEnding(of: text, in: .americanEnglish) == ending)
  }

  @Test(
    "Bokmål",
    arguments: [
      ("jeg spiste to egg og", .joining), ("med et", .joining), ("jeg var eh", .filler),
      ("nummeret er fem fem", .number), ("det var alt", .finished), ("to egg", .open),
      ("Han sov.", .finished),
    ] as [(String, SpokenEnding)])
  func bokmal(_ text: String, _ ending: SpokenEnding) {
    #expect(SpokenEnding(of: text, in: .norwegianBokmal) == ending)
  }

  @Test("In a language without a word list, only punctuation and digits count")
  func others() {
    let french = LocaleTag("fr-FR")
    #expect(SpokenEnding(of: "du pain et", in: french) == .open)
    #expect(SpokenEnding(of: "du pain,", in: french) == .joining)
    #expect(SpokenEnding(of: "le 06 12", in: french) == .number)
    #expect(SpokenEnding(of: "c'est tout.", in: nil) == .finished)
  }

  @Test("Only the end of a long text is read")
  func long() {
    let text = String(repeating: "and ", count: 10_000)
    #expect(SpokenEnding(of: text + "eggs", in: .americanEnglish) == .open)
    #expect(SpokenEnding(of: text, in: .americanEnglish) == .joining)
  }
}
