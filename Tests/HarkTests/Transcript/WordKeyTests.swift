import Testing

@testable import Hark

@Suite("What a word is compared by")
struct WordKeyTests {
  @Test(
    "Case and marks do not count, save within a number",
    arguments: [
      ("Milk.", "milk"), ("(milk", "milk"), ("don't", "dont"), ("3.5", "3.5"), ("35", "35"),
      ("1,000,", "1,000"), ("7.", "7"), ("ÆRLIG!", "ærlig"), ("—", "—"),
    ])
  func keys(_ word: String, _ key: String) {
    #expect(WordKey.of(word) == key)
  }
}
