import Testing

@testable import HarkServer

@Suite("Emitted words are never retracted")
struct StablePrefixTests {
  private func given(_ hypotheses: [String], _ whole: String) -> (pieces: [String], text: String) {
    var prefix = StablePrefix(agreeing: 2, held: 1, least: 0)
    var pieces = hypotheses.map { prefix.take($0) }
    let end = prefix.finish(whole)
    pieces.append(end.rest)
    return (pieces, end.text)
  }

  @Test("A word is emitted once it is stable and another one follows")
  func growing() {
    let (pieces, text) = given(
      ["he", "he was", "he was knot", "he was not a", "he was not a man"], "he was not a man here")
    #expect(pieces == ["", "he", " was", "", " not a", " man here"])
    #expect(text == "he was not a man here")
  }

  @Test(
    "If the final text differs, emitted words stay and the rest follows",
    arguments: [
      (
        ["the mister john", "the mister john went"], "but mister john went home",
        "the mister john went home"
      ),
      (["a b c", "a b c"], "x", "a b"),
      (["a b c", "a b c"], "", "a b"),
      (["a b c", "a b c"], "b c d", "a b c d"),
      (["a b c d", "a b c d"], "a x b c d e", "a b c d e"),
    ])
  func differing(hypotheses: [String], whole: String, kept: String) {
    #expect(given(hypotheses, whole).text == kept)
  }

  @Test("The pieces form the text, however the hypotheses change", arguments: 0..<200)
  func always(seed: Int) {
    var chance = Chance(seed)
    var prefix = StablePrefix(agreeing: 1 + seed % 3, held: seed % 2, least: 0)
    var told = ""
    var words: [String] = []
    for _ in 0..<40 {
      if chance.below(3) == 0, !words.isEmpty { words.removeLast(1 + chance.below(words.count)) }
      words.append(["a", "b", "c", "d"][chance.below(4)])
      told += prefix.take(words.joined(separator: " "))
    }
    words = words.filter { _ in chance.below(4) > 0 }
    let end = prefix.finish(words.joined(separator: " "))
    #expect(end.text.hasPrefix(told))
    #expect(told + end.rest == end.text)
  }

  /// A pseudorandom number generator with the same sequence in every run.
  private struct Chance {
    var state: UInt64
    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func below(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
  }
}
