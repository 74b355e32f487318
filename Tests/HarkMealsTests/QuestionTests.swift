import Testing

@testable import HarkMeals

@Suite("Questions within a description")
struct QuestionTests {
  @Test(
    "A question is replaced by its answer",
    arguments: [
      ("two pears. wait, were they peaches? yes, two peaches", "two pears i mean two peaches"),
      ("a pear, was it a peach? yes", "a pear i mean a peach"),
      ("two bananas. did i say bananas? plantains", "two bananas i mean plantains"),
      ("was it good? two pears", "was it good two pears"),
    ])
  func answered(_ said: String, _ plain: String) {
    let words = Question.answered(in: MealWord.words(in: said))
    #expect(words.map(\.text).joined(separator: " ") == plain)
  }
}
