import Hark
import HarkPresentation
import LedgerCoverage
import Testing

@testable import HarkScreens

@Suite("The text and selection of a native field")
struct FieldTextTests {
  private func stage(
    _ text: String, at place: Int? = nil, _ habits: TextFieldStandIn.Habits = .init()
  ) -> FieldStage<FieldText> {
    let place = place ?? text.count
    return FieldStage(habits, Draft(text, selection: place..<place))
  }

  private func type(_ text: String, _ stage: inout FieldStage<FieldText>) {
    stage.standIn.type(text)
    stage.report()
    stage.update()
  }

  private static let orders = [true, false].flatMap { isFirst in
    [true, false].map { TextFieldStandIn.Habits(reportsTextFirst: isFirst, updatesBetween: $0) }
  }

  @Test("Typed text reaches the screen at the right position, in both orders", arguments: orders)
  func typed(habits: TextFieldStandIn.Habits) {
    var stage = stage("helo", at: 3, habits)
    type("l", &stage)
    type("ll", &stage)
    stage.finish()
    #expect(stage.screen.draft.text == "hellllo")
    #expect(stage.screen.draft.selection == 6..<6)
    #expect(stage.standIn.text == "hellllo" && stage.standIn.selection == 6..<6)
    #expect(stage.standIn.writeCount == 1 && stage.standIn.moveCount == 1, "The first text")
  }

  @Test("Keys in a row are undone together")
  func run() {
    var stage = stage("")
    for key in ["a", "b", "c"] { type(key, &stage) }
    stage.act(.change(.undo))
    stage.finish()
    #expect(stage.standIn.text.isEmpty)
  }

  @Test("A cursor movement is an edit, but a repeated report is not")
  func nothing() {
    var stage = stage("hello")
    stage.report()
    stage.update()
    #expect(stage.underway.isEmpty)
    stage.standIn.select(2..<2)
    stage.report()
    stage.update()
    #expect(stage.underway.count == 1)
    stage.finish()
    #expect(stage.screen.draft.selection == 2..<2)
  }

  @Test("While the user types, an outdated draft does not remove letters")
  func ahead() {
    var stage = stage("")
    type("a", &stage)
    type("b", &stage)
    stage.arrive()
    stage.settle()
    #expect(stage.screen.draft.text == "a" && stage.standIn.text == "ab")
    stage.finish()
    #expect(stage.screen.draft.text == "ab")
    #expect(stage.standIn.writeCount == 0 && stage.standIn.moveCount == 0)
  }

  @Test("Once all edits have arrived, the field shows the screen's text, as after sending")
  func sent() {
    var stage = stage("")
    type("hello", &stage)
    stage.act(.clear)
    stage.finish()
    #expect(stage.field.text.isEmpty && stage.standIn.text.isEmpty)
  }

  @Test("A recording leaves the cursor to the field, and moves it after the words at its end")
  func spoken() {
    var stage = stage("so then", at: 2)
    stage.beginRecording()
    stage.update()
    #expect(stage.standIn.text == "so then" && stage.field.range == nil)
    for words in ["much", "mu", "", "much æ"] {
      stage.hear(words)
      stage.settle()
      #expect(stage.standIn.text == stage.screen.draft.text && stage.field.range == nil)
    }
    type("x", &stage)
    #expect(stage.underway.isEmpty && stage.standIn.text == "so much æ then")
    stage.endRecording("much æ")
    stage.finish()
    #expect(stage.standIn.selection == 9..<9)
  }

  @Test("A shorter text has no selection until a later update")
  func shorter() {
    var stage = stage("a long text")
    stage.act(.change(.replace(1..<11, with: "")))
    stage.arrive()
    stage.update()
    #expect(stage.field.text == "a" && stage.field.range == nil)
    stage.settle()
    #expect(stage.field.range.map("a".units(of:)) == 1..<1)
    #expect(stage.standIn.faults.isEmpty)
  }

  @Test("The field's own cursor movement in a replaced text is not the user's")
  func ownMove() throws {
    var stage = stage("so then", at: 2, .init(reportsOwnMoves: true))
    stage.act(.change(.insert(" much")))
    stage.arrive()
    stage.update()
    let move = try #require(stage.standIn.ownMove)
    stage.standIn.deliver(move, to: &stage.field)
    stage.finish()
    #expect(stage.screen.draft.selection == 7..<7 && stage.standIn.selection == 7..<7)
  }

  @Test("A key in the old text that is reported after the new text adds only itself")
  func late() {
    var stage = stage("hello")
    stage.standIn.type("!")
    let report = stage.standIn.report()
    stage.act(.clear)
    stage.arrive()
    stage.update()
    stage.standIn.deliver(report, to: &stage.field)
    stage.finish()
    #expect(stage.screen.draft.text == "!" && stage.standIn.text == "!")
  }

  @Test("A key in the new text is kept before its cursor is shown")
  func early() {
    var stage = stage("so")
    stage.act(.change(.insert(" much")))
    stage.arrive()
    stage.update()
    type("!", &stage)
    stage.finish()
    #expect(stage.screen.draft.text == "so much!" && stage.standIn.text == "so much!")
    #expect(stage.standIn.selection == 8..<8)
  }

  @Test("A change by the program does not overwrite a key in the same update")
  func sameUpdate() {
    for followsFirst in [true, false] {
      var stage = stage("hello")
      stage.followsFirst = followsFirst
      stage.standIn.type("!")
      stage.report()
      stage.screen.edit(.insert("…"))
      stage.finish()
      #expect(Set(stage.screen.draft.text) == Set("hello…!"))
      #expect(stage.standIn.text == stage.screen.draft.text)
    }
  }

  @Test("An index of another text is no selection")
  func foreign() {
    var field = FieldText()
    field.text = "ab"
    let texts = ["a longer text", "é", "👩‍👩‍👧", "한글", String(repeating: "é", count: 40)]
    for text in texts {
      for unit in 0...text.utf16.count {
        let place = String.Index(utf16Offset: unit, in: text)
        field.range = place..<text.endIndex
        if let range = field.range { #expect(range.upperBound <= field.text.endIndex) }
        let edits = field.takeEdits(isReadOnly: false, isFocused: true)
        #expect(edits.count <= 2)
      }
    }
  }

  @Test("An index of a text in UTF-16, which only Apple's platforms have, is no selection")
  func foreignEncoding() {
    // The position is in the upper 48 bits of an index, and bit 3 means UTF-16. Any conversion traps.
    let index = unsafeBitCast(UInt64(3) << 16 | 1 << 3, to: String.Index.self)
    var field = FieldText()
    field.text = "éé"
    field.range = index..<index
    #expect(field.range == nil)
    #expect(field.takeEdits(isReadOnly: false, isFocused: true).count == 1)
  }

  @Test("A cursor within a character stays there, and the screen's is before the character")
  func within() {
    var stage = stage("x👩‍👩‍👧y")
    stage.standIn.select(4..<4)
    stage.report()
    stage.finish()
    #expect(stage.field.range == nil)
    #expect(stage.standIn.selection == 4..<4 && stage.screen.draft.selection == 1..<1)
    type("z", &stage)
    stage.finish()
    #expect(Array(stage.screen.draft.text.unicodeScalars).contains("z"))
    #expect(stage.standIn.selection == 5..<5)
  }

  @Test("Offsets are in UTF-16 units")
  func units() {
    var stage = stage("👩‍👩‍👧")
    type("!", &stage)
    stage.finish()
    #expect(stage.screen.draft.selection == 2..<2)
    #expect(stage.field.range.map(stage.field.text.units(of:)) == 9..<9)
  }

  @Test(
    "An input method is never interrupted, whether or not its text is reported",
    arguments: orders, [true, false])
  func composed(habits: TextFieldStandIn.Habits, isReported: Bool) {
    let composed = [
      ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"], ["n", "ni", "ni h", "ni hao", "你好"], ["´", "é"],
    ]
    for texts in composed {
      var habits = habits
      habits.reportsProvisional = isReported
      var stage = stage("ab", at: 1, habits)
      let counts = (stage.standIn.writeCount, stage.standIn.moveCount)
      for text in texts.dropLast() {
        stage.standIn.compose(text)
        stage.report()
        stage.finish()
        #expect(stage.standIn.provisional != nil)
      }
      stage.standIn.commit(texts[texts.count - 1])
      stage.report()
      stage.finish()
      #expect(stage.screen.draft.text == "a" + texts[texts.count - 1] + "b")
      #expect((stage.standIn.writeCount, stage.standIn.moveCount) == counts)
    }
  }

  @Test(
    "The start of a recording does not interrupt an input method; the first word keeps its text")
  func composedAndSpoken() {
    var stage = stage("")
    stage.standIn.compose("하")
    stage.report()
    stage.finish()
    stage.beginRecording()
    stage.finish()
    #expect(stage.standIn.provisional != nil)
    stage.hear("one")
    stage.finish()
    #expect(stage.standIn.text == "하 one")
  }

  @Test("A canonically equivalent draft does not rewrite the text")
  func equivalent() {
    var field = FieldText()
    field.text = "e\u{301}x"
    _ = field.takeEdits(isReadOnly: false, isFocused: true)
    let version = field.version
    field.follow(Draft("éx", selection: 1..<1))
    #expect(field.version == version && field.text.utf16.count == 3)
    #expect(field.range.map(field.text.units(of:)) == 2..<2)
  }

  @Test("Without focus, a field's text is passed on, but not its cursor")
  func unfocused() {
    var stage = stage("hello", at: 2)
    stage.standIn.isFocused = false
    stage.field.range = nil
    stage.finish()
    #expect(stage.screen.draft.selection == 2..<2)
    stage.standIn.select(5..<5)
    type("!", &stage)
    stage.finish()
    #expect(stage.screen.draft.text == "hello!")
  }

  @Test("A cursor that is reported before the focus reaches the screen with the focus")
  func focusedLater() {
    var stage = stage("hello")
    stage.standIn.isFocused = false
    stage.standIn.select(2..<2)
    stage.report()
    stage.finish()
    #expect(stage.screen.draft.selection == 5..<5)
    stage.standIn.isFocused = true
    stage.finish()
    #expect(stage.screen.draft.selection == 2..<2)
  }

  @Test("A repeated report, which an update may cause, causes no further update")
  func repeated() {
    var field = FieldText()
    field.text = "e\u{301}"
    for units in [0..<0, 1..<1, 2..<2] {
      field.range = field.text.indices(of: units)
      _ = field.takeEdits(isReadOnly: false, isFocused: true)
      field.range = field.text.indices(of: units)
      let once = field
      field.range = field.text.indices(of: units)
      #expect(field == once)
      let edits = field.takeEdits(isReadOnly: false, isFocused: true)
      #expect(edits.isEmpty)
    }
  }

  @Test("A read-only field refuses typing, but its cursor may move")
  func refused() {
    var stage = stage("a thought")
    stage.isReadOnly = true
    stage.standIn.select(3..<3)
    stage.report()
    stage.finish()
    #expect(stage.standIn.selection == 3..<3 && stage.screen.draft.selection == 9..<9)
    type("!", &stage)
    stage.finish()
    #expect(stage.standIn.text == "a thought" && stage.screen.draft.text == "a thought")
    #expect(stage.standIn.selection == 9..<9)
  }

  @Test("The return key is distinguished from a pasted paragraph", .covers("S5-US7.2"))
  func returnKey() {
    func isReturn(_ text: String) -> Bool {
      var field = FieldText()
      field.follow(Draft("two eggs", selection: 8..<8))
      field.settle()
      field.text = text
      return field.isReturn
    }
    #expect(isReturn("two eggs\n"))
    #expect(isReturn("two\n"), "also over a selection")
    #expect(!isReturn("two eggs\nand toast"))
    #expect(!isReturn("two eggs"))
    #expect(!isReturn("two eggs "))
  }
}

@Suite("The stand-in for SwiftUI's text field")
struct TextFieldStandInTests {
  private struct Plain: BoundText {
    var text = ""
    var range: Range<String.Index>?
    var version: Int { 0 }

    func follow(_ draft: Draft) {}
    func takeEdits(isReadOnly: Bool, isFocused: Bool) -> [TextEdit] { [] }
    func settle() {}
  }

  /// Returns the faults of a field that shows `old`, then `new` with the selection of `old`.
  private func faults(_ old: String, _ units: Range<Int>, _ new: String) -> [String] {
    var (standIn, field) = (TextFieldStandIn(), Plain())
    field.text = old
    standIn.update(field)
    field.range = old.indices(of: units)
    standIn.update(field)
    #expect(standIn.text == old)
    field.text = new
    standIn.update(field)
    return standIn.faults
  }

  @Test("Traps where SwiftUI and Swift do, and nowhere else")
  func traps() {
    #expect(faults("hello", 5..<5, "he") == ["String index is out of bounds"])
    #expect(faults("hello", 2..<2, "hallo") == ["An index is of another string"])
    #expect(faults("hello", 2..<2, "he") == ["A text of the program comes with a selection"])
    #expect(faults("hello", 2..<2, "hello").isEmpty)
    #expect(faults("e\u{301}", 1..<1, "e\u{301}").first == "An index is within a character")
    var (standIn, field) = (TextFieldStandIn(), Plain())
    standIn.type("é")
    standIn.deliver(standIn.report(), to: &field)
    standIn.update(field)
    standIn.replace(0..<1, with: "")
    field.text = ""
    standIn.update(field)
    #expect(
      standIn.faults == ["String index is out of bounds"], "Even if the user changed the text")
  }

  @Test("Text set by the program ends a composition and moves the cursor to the end")
  func written() {
    var (standIn, field) = (TextFieldStandIn(), Plain())
    standIn.compose("하")
    standIn.deliver(standIn.report(), to: &field)
    standIn.update(field)
    #expect(standIn.provisional == 0..<1 && standIn.writeCount == 0)
    field = Plain(text: "hello")
    standIn.update(field)
    #expect(standIn.provisional == nil && standIn.selection == 5..<5 && standIn.writeCount == 1)
  }

  @Test("A text that the binding refuses stays in the field")
  func refused() {
    var (standIn, field) = (TextFieldStandIn(), Plain())
    standIn.type("x")
    standIn.update(field)
    #expect(standIn.text == "x")
    field.text = "x"
    standIn.update(field)
    field.text = ""
    standIn.update(field)
    #expect(standIn.text.isEmpty)
  }
}
