import DetectionFixtures
import HarkTesting
import Testing

@testable import Hark
@testable import HarkScreens

@Suite("Text that grows at its end")
struct GrowingTextTests {
  @Test("The number of characters is correct after any revision", arguments: 1...20)
  func counts(seed: Int) {
    let pieces = [
      "a", "b", " ", "\u{301}", "\u{200D}", "👩", "🇳", "🇴", "\r", "\n", "क", "्", "ष", "\u{600}",
      "ᄀ",
      "ᅡ", "é", "你",
    ]
    var dice = Dice(seed: UInt64(seed))
    var text = GrowingText()
    for _ in 0..<500 {
      let scalars = text.text.unicodeScalars
      let kept = Int.random(in: max(0, scalars.count - 4)...scalars.count, using: &dice)
      let added = (0..<Int.random(in: 0...5, using: &dice)).map { _ in
        pieces.randomElement(using: &dice) ?? ""
      }
      let words = String(scalars.prefix(kept)) + added.joined()
      let change = text.revise(to: dice.once(in: 40) ? "" : words)
      #expect(text.count == text.text.count)
      #expect(change == nil || text.text.hasSuffix(change?.new ?? ""))
    }
  }

  @Test("A change begins at its first word")
  func change() {
    var text = GrowingText()
    _ = text.revise(to: "one two three")
    let change = text.revise(to: "one two thrift shop")
    #expect(change?.old == "three" && change?.new == "thrift shop")
    #expect(change?.addedWordCount == 1)
    #expect(text.revise(to: "one two thrift shop") == nil)
  }

  @Test("Text without spaces is not searched back to its beginning")
  func withoutSpaces() {
    var text = GrowingText()
    let long = String(repeating: "你好", count: 100)
    _ = text.revise(to: long)
    let change = text.revise(to: long + "世界")
    #expect(change?.old == "好" && change?.new == "好世界")
    #expect(text.count == 202)
    #expect(text.revise(to: long + "世界 word")?.addedWordCount == 1)
  }
}
