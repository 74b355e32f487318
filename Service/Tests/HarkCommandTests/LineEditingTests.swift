import Hark
import HarkScreens
import Testing

@testable import HarkCommand

@Suite("Editing a line with keys")
struct LineEditingTests {
  /// Returns the text after a key, with `|` as the cursor in both texts.
  private func edited(_ text: String, _ key: LineEditing) -> String {
    let cursor = text.prefix { $0 != "|" }.count
    var field = VoiceField(Draft(text.filter { $0 != "|" }, selection: cursor..<cursor))
    for action in ScreenKey.edit(key).actions(on: field) { _ = field.act(action) }
    var shown = field.draft.text
    let place = field.draft.selection?.upperBound ?? field.draft.characterCount
    shown.insert("|", at: shown.index(shown.startIndex, offsetBy: place))
    return shown
  }

  @Test(
    "Each key works as in a shell",
    arguments: [
      (LineEditing.left, "a|b", "|ab"), (.left, "|ab", "|ab"), (.right, "a|b", "ab|"),
      (.right, "ab|", "ab|"), (.home, "ab|", "|ab"), (.end, "|ab", "ab|"),
      (.deleteBackward, "ab|c", "a|c"), (.deleteForward, "a|👩‍👩‍👧c", "a|c"),
      (.deleteForward, "ab|", "ab|"), (.deleteToStart, "ab|c", "|c"),
      (.deleteToEnd, "a|bc", "a|"), (.deleteWord, "two eggs |now", "two |now"),
      (.deleteWord, "two eg|gs", "two |gs"), (.deleteWord, "  |a", "|a"),
      (.deleteWord, "|a", "|a"),
    ])
  func keys(_ key: LineEditing, _ before: String, _ after: String) {
    #expect(edited(before, key) == after)
  }

  @Test("Undo restores deleted text")
  func undo() {
    var field = VoiceField(Draft("two eggs"))
    for key in [LineEditing.deleteToStart, .undo] {
      for action in ScreenKey.edit(key).actions(on: field) { _ = field.act(action) }
    }
    #expect(field.draft.text == "two eggs")
  }
}
