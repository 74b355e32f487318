import Testing

@testable import HarkCommand

@Suite("The end of a saved text whose audio was recognized again")
struct SavedEndingTests {
  @Test(
    "Words after the last common word are kept, except as many as were recognized differently",
    arguments: [
      ("I am at home now", "I am at home", "now"),
      ("Dear Ada,\nI am at home,\nor not.", "Dear Ada, I am at home.", "or not."),
      ("we go home now please", "we go hone", "now please"),
      ("no no no", "no no", "no"),
      ("one two three", "one two three four", ""),
      ("one two tree", "one two three", ""),
      ("nonsense", "he might even", ""),
      ("one – two – three", "One two", "three"),
      ("the shop and the bank", "the bank", ""),
      ("one two three", "", "one two three"),
      ("", "one", ""), ("", "", ""),
    ])
  func kept(saved: String, again: String, ending: String) {
    #expect(SavedEnding.text(of: saved, after: again) == ending)
  }
}
