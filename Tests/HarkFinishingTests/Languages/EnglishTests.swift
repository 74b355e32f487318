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

  @Test(
    "Words that are distinguished by their neighbors",
    arguments: [
      // A verb after the mark starts a question, or has the noun before it as its subject.
      ("in the end comma is it true question mark", "In the end, is it true?"),
      ("the inverted comma is rare", "The inverted comma is rare"),
      ("a state hyphen of hyphen the hyphen art car", "A state-of-the-art car"),
      ("wait a second period", "Wait a second."),
      ("in a second period of rest", "In a second period of rest"),
      ("his quote unquote friend", "His quote unquote friend"),
      ("the trailing comma is here", "The trailing comma is here"),
      ("she works at example dot com", "She works at example.com"),
      // Two numbers, or a single one.
      ("he has a one twenty dollar bill", "He has a one $20 bill"),
      ("it starts at one twenty", "It starts at 1:20"),
      ("we live at one twenty three main street", "We live at 123 Main Street"),
      ("take highway one oh one", "Take highway 101"),
      ("four or five hundred people", "Four or five hundred people"),
      ("one hundred and two hundred", "100 and 200"),
      ("one hundred and two thousand", "102,000"),
      ("two thousand and five thousand", "2000 and 5000"),
      ("ten | twenty | thirty", "10 20 30"),
      ("november eleven nineteen eighteen", "November 11, 1918"),
      ("in july five people came", "In July five people came"),
      ("we waited ten after eleven months", "We waited 10 after 11 months"),
      ("number two am i right", "Number two am I right"),
      ("one eight hundred five five five one two three four", "1 800-555-1234"),
      ("oh oh oh no", "Oh oh oh no"),
      ("a team of eleven won", "A team of 11 won"),
      ("a tenth of a second", "A tenth of a second"),
      ("twenty two and a half", "22½"),
      ("press x three times", "Press x three times"),
      ("the length minus one", "The length minus one"),
    ])
  func neighbors(said: String, typed: String) throws {
    var finisher = try #require(Finisher(language: "en"))
    #expect(finisher.finish(Dictation.words(said)).text == typed)
  }
}
