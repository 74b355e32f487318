import Testing

@testable import HarkMeals

@Suite("Rephrasing of wordy phrases")
struct RephrasingTests {
  @Test(
    "A wordy phrase becomes a short one",
    arguments: [
      ("I didn't eat anything but an apple", "i had only an apple"),
      ("I didn't eat anything other than an apple", "i had only an apple"),
      ("the whites of three eggs", "the three eggs whites"),
      ("change the bacon to three", "i mean three bacon"),
      ("my brother ate two of my four tacos", "i had 2 tacos"),
      ("half of my friend's burrito", "half of burrito"),
      ("a dozen or so cherries", "nearly a dozen cherries"),
      ("a couple hundred grams", "200 grams"),
      ("two eggs and toast", "two eggs and toast"),
    ])
  func plain(_ said: String, _ plain: String) {
    let words = Rephrasing.plain(MealWord.words(in: said))
    #expect(words.map(\.text).joined(separator: " ") == plain)
  }
}
