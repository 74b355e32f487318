import Testing

@testable import Hark

@Suite("The comparison key of a word")
struct WordKeyTests {
  @Test(
    "Case and punctuation are ignored except within numbers",
    arguments: [
      ("Milk.", "milk"), ("(milk", "milk"), ("don't", "dont"), ("3.5", "3.5"), ("35", "35"),
      ("1,000,", "1,000"), ("7.", "7"), ("ÆRLIG!", "ærlig"), ("—", "—"),
    ])
  func keys(_ word: String, _ key: String) {
    #expect(WordKey.of(word) == key)
  }
}
