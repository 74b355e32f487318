import Hark
import HarkPresentation
import LedgerCoverage
import Testing

@testable import HarkScreens

@Suite("What a native field shows of a draft")
struct WrittenTextTests {
  /// Returns the screen's draft after the field's edits.
  private func screen(_ draft: Draft, _ edits: [TextEdit]) -> Draft {
    var field = VoiceField(draft)
    for edit in edits { field.edit(edit) }
    return field.draft
  }

  @Test("What is typed reaches the screen, letter by letter and in the right place")
  func typed() {
    var written = WrittenText(Draft("helo", selection: 3..<3))
    let edits = written.write("hello", selection: 4..<4)
    let draft = screen(Draft("helo", selection: 3..<3), edits)
    #expect(draft.text == "hello")
    #expect(draft.selection == 4..<4)
    #expect(written.text == "hello" && written.selection == 4..<4)
  }

  @Test("Nothing new is nothing to tell")
  func nothing() {
    var written = WrittenText(Draft("hello", selection: 5..<5))
    let nothing = written.write("hello", selection: 5..<5)
    #expect(nothing.isEmpty)
    let moved = written.write("hello", selection: 2..<2)
    #expect(moved == [.select(2..<2)])
  }

  @Test("While somebody types, an old draft does not take the letters back")
  func ahead() {
    var written = WrittenText()
    _ = written.write("a", selection: 1..<1)
    _ = written.write("ab", selection: 2..<2)
    let tookOld = written.follow(Draft("a", selection: 1..<1), isSettled: false)
    #expect(!tookOld)
    #expect(written.text == "ab")
    let tookSame = written.follow(Draft("ab", selection: 2..<2), isSettled: true)
    #expect(!tookSame)
  }

  @Test("Once everything is told the screen is right, as after sending")
  func settled() {
    var written = WrittenText()
    _ = written.write("hello", selection: 5..<5)
    let tookEmpty = written.follow(Draft(), isSettled: true)
    #expect(tookEmpty)
    #expect(written.text.isEmpty)
  }

  @Test("While words are spoken into it the field follows and tells nothing")
  func spoken() {
    var field = VoiceField(Draft("so ", selection: 3..<3))
    _ = field.take(
      .recordingStarted(RecordingID(1), .hand, at: 0), Wording(for: .capture))
    var written = WrittenText()
    let tookSpoken = written.follow(field.draft, isSettled: false)
    #expect(tookSpoken)
    #expect(written.text == "so ")
    let nothing = written.write("so x", selection: 4..<4)
    #expect(nothing.isEmpty)
    #expect(written.text == "so ", "what was typed into it is gone at the next look")
  }

  @Test("Places count as a native field counts them")
  func units() {
    var written = WrittenText(Draft("👩‍👩‍👧"))
    let edits = written.write("👩‍👩‍👧!", selection: 9..<9)
    #expect(edits == [.replace(1..<1, with: "!"), .select(2..<2)])
    #expect(written.selection == 9..<9)
  }

  @Test("A field without the focus tells of no cursor, and its text stays where it was")
  func unfocused() {
    var written = WrittenText(Draft("hello", selection: 2..<2))
    let nothing = written.write("hello", selection: nil)
    #expect(nothing.isEmpty)
    #expect(written.selection == 2..<2)
    let dropped = written.write("hello!", selection: nil)
    #expect(dropped == [.replace(5..<5, with: "!")])
  }

  @Test("What is typed into a text that stands still is refused, and the cursor may move")
  func refused() {
    var written = WrittenText(Draft("a thought", selection: 9..<9))
    let nothing = written.write("a thought!", selection: 10..<10, isReadOnly: true)
    #expect(nothing.isEmpty)
    #expect(written.text == "a thought", "the field takes its text from here again")
  }

  @Test("The return key is told from a pasted paragraph", .covers("S5-US7.2"))
  func returnKey() {
    let written = WrittenText(Draft("two eggs", selection: 8..<8))
    #expect(written.isReturn("two eggs\n"))
    #expect(written.isReturn("two\n"), "also over a selection")
    #expect(!written.isReturn("two eggs\nand toast"))
    #expect(!written.isReturn("two eggs"))
    #expect(!written.isReturn("two eggs "))
  }
}
