import HarkTesting
import Testing

@Suite("Word errors")
struct WordErrorsTests {
  @Test(
    "Inserted, deleted, and substituted words count once each",
    arguments: [
      ("", "", 0), ("he was not", "he was not", 0), ("he is not", "he was not", 1),
      ("he was", "he was not", 1), ("and he was not", "he was not", 1), ("", "he was not", 3),
      ("not he was", "he was not", 2),
    ])
  func count(heard: String, said: String, errors: Int) {
    #expect(WordErrors.count(words(heard), said: words(said)) == errors)
  }

  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
