import Testing

@testable import HarkFinishing

@Suite("English")
struct EnglishTests {
  @Test("Every line of the fixture is finished as a person types it")
  func fixture() throws {
    let lines = try Dictation.lines(of: "english")
    #expect(lines.count >= 300)
    for line in lines {
      var finisher = try #require(Finisher(language: "en-US", options: line.options))
      #expect(finisher.finish(line.words).text == line.typed, "\(line)")
    }
  }
}
