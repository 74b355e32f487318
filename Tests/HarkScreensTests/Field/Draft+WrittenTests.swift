import Hark
import HarkScreens
import Testing

@Suite("The edits that make a draft equal to its field")
struct DraftWrittenTests {
  /// Returns the draft after the edits that turn `old` into `new`.
  private func draft(_ old: String, becomes new: String, selection: Range<Int>?) -> Draft {
    var field = VoiceField(Draft(old))
    for edit in Draft(old).edits(to: new, selection: selection) { field.edit(edit) }
    return field.draft
  }

  @Test(
    "For any texts, the draft has the new one",
    arguments: ["", "a", "ab", "aba", "e\u{301}", "é", "🇳🇴🇸🇪", "one two"],
    ["", "b", "ab", "abba", "é", "🇸🇪", "one  two"])
  func becomes(old: String, new: String) {
    let made = draft(old, becomes: new, selection: 0..<0).text
    #expect(Array(made.unicodeScalars) == Array(new.unicodeScalars))
  }

  @Test("The common prefix and suffix are unchanged")
  func least() {
    let edits = Draft("one three").edits(to: "one two three", selection: nil)
    #expect(edits == [.replace(5..<5, with: "wo t"), .select(nil)])
  }

  @Test("One step undoes the change")
  func undone() {
    var field = VoiceField(Draft("one"))
    for edit in Draft("one").edits(to: "one two", selection: 7..<7) { field.edit(edit) }
    field.edit(.undo)
    #expect(field.draft.text == "one")
  }
}
