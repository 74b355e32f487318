import Testing

@testable import HarkFinishing

@Suite("Suggested entries")
struct SuggestionTests {
  private func suggestion(_ said: String, _ corrected: String) -> Vocabulary.Entry? {
    Vocabulary.suggestion(said: said, corrected: corrected, language: "en-US")
  }

  @Test("A name that sounds like the recognized words is suggested with them")
  func names() {
    #expect(
      suggestion("Ask shivon about it.", "Ask Siobhan about it.")
        == .init("Siobhan", spokenForms: ["shivon"]))
    #expect(
      suggestion("We fly to lube lana tomorrow", "We fly to Ljubljana tomorrow")
        == .init("Ljubljana", spokenForms: ["lube lana"]))
    #expect(suggestion("the mcarthur house", "the McArthur house") == .init("McArthur"))
  }

  @Test("A single common word does not become a spoken form")
  func common() { #expect(suggestion("I asked read", "I asked Reed") == .init("Reed")) }

  @Test(
    "Other changes suggest nothing",
    arguments: [
      ("I saw it", "I saw it"), ("I saw it", "I saw that"), ("see you Monday", "see you Thursday"),
      ("the meeting is long", "the meeting is London"), ("hello there", "Hello there"),
      ("their house", "there house"),
      ("we saw houses yesterday", "we saw Louvre yesterday"),
      ("see you on Tuesday", "see you on Thursday"), ("I go", ""), ("", "Siobhan"),
      ("one two three four five", "Alfa Bravo Charlie Delta Echo"),
    ])
  func others(said: String, corrected: String) {
    #expect(suggestion(said, corrected) == nil)
  }

  @Test("A language without rules has no suggestions")
  func languages() {
    #expect(Vocabulary.suggestion(said: "a shivon", corrected: "a Siobhan", language: "xx") == nil)
  }
}
