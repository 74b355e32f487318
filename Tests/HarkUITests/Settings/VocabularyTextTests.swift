import Hark
import Testing

@testable import HarkUI

@Suite("The text of a vocabulary while it is edited")
struct VocabularyTextTests {
  @Test("Text without a fault is a vocabulary, and other text remains as it is")
  func edits() {
    var text = VocabularyText(Vocabulary(names: ["Siobhan"]))
    #expect(text.text == "Siobhan" && text.fault == nil)
    #expect(text.edit("Siobhan\nmy address =") == nil)
    #expect(text.text == "Siobhan\nmy address =")
    #expect(text.fault == .oneSided(line: 2, sign: "="))
    let whole = text.edit("Siobhan\n\nmy address = here")
    #expect(
      whole
        == Vocabulary(
          entries: [.init("Siobhan")], replacements: [.init("my address", with: "here")]))
    #expect(text.fault == nil)
  }

  @Test("Another vocabulary of the app is shown, but the person's own comes back as it was typed")
  func follows() {
    var text = VocabularyText(Vocabulary())
    let own = text.edit("# Friends\nAda\n")
    text.follow(own ?? Vocabulary())
    #expect(text.text == "# Friends\nAda\n")
    text.follow(Vocabulary(names: ["Ada", "Eve"]))
    #expect(text.text == "Ada\nEve")
    _ = text.edit("Ada:")
    text.follow(Vocabulary(names: ["Zoe"]))
    #expect(text.text == "Ada:" && text.fault == .oneSided(line: 1, sign: ":"))
  }
}
