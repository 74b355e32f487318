import Hark
import HarkScreens
import Testing

@testable import HarkCommand

@Suite("Keys of a screen in the terminal")
struct ScreenKeyTests {
  private func keys(_ text: String, by size: Int = 100) -> [ScreenKey] {
    var reader = ScreenKeyReader()
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: size).flatMap { start in
      reader.keys(in: bytes[start..<min(start + size, bytes.count)])
    }
  }

  @Test("Letters of any language are text")
  func letters() {
    #expect(keys("blåbær 言葉 👩‍👩‍👧") == [.text("blåbær 言葉 👩‍👩‍👧")])
  }

  @Test("A character split across two reads is decoded", arguments: 1...5)
  func split(size: Int) {
    let texts = keys("blåbær 言葉\r", by: size).dropLast().map { key in
      if case .text(let text) = key { text } else { "?" }
    }
    #expect(texts.joined() == "blåbær 言葉")
    #expect(keys("blåbær 言葉\r", by: size).last == .enter)
  }

  @Test("Control keys work as in a shell, and unknown ones have no function")
  func control() {
    #expect(
      keys("\t\r\u{7F}\u{1}\u{5}\u{12}\u{15}\u{19}\u{3}\u{2}") == [
        .microphone, .enter, .edit(.deleteBackward), .edit(.home), .edit(.end), .recognizeAgain,
        .edit(.deleteToStart), .edit(.redo), .quit,
      ])
    #expect(
      keys("\u{B}\u{17}\u{1A}\u{1F}\u{4}\u{1B}[3~") == [
        .edit(.deleteToEnd), .edit(.deleteWord), .edit(.undo), .edit(.undo), .deleteOrQuit,
        .edit(.deleteForward),
      ])
  }

  @Test("Arrows and Escape have functions, and unknown sequences are skipped")
  func sequences() {
    #expect(keys("\u{1B}[Da\u{1B}OC") == [.edit(.left), .text("a"), .edit(.right)])
    #expect(keys("\u{1B}") == [.escape])
    #expect(keys("\u{1B}[15~b\u{1B}[1;5Cc") == [.text("b"), .text("c")])
    #expect(keys("\u{1B}[[Cd") == [.text("d")])
    #expect(keys("\u{1B}cd\u{1B}\u{1B}") == [.text("d"), .escape, .escape])
  }

  @Test("Invalid UTF-8 is tolerated")
  func noText() {
    var reader = ScreenKeyReader()
    _ = reader.keys(in: [0xFF, 0xFE, 0xFF, 0xC3, 0xC3, 0xC3])
    #expect(reader.keys(in: [0x0D]).last == .enter)
  }

  @Test("A paste is one text, even if it contains keys", arguments: [2, 3, 7, 100])
  func pasted(size: Int) {
    let pasted = "\u{1B}[200~two eggs\r\ntoast\rå\tb\u{3}\u{1B}[A\u{1B}[201~\r"
    #expect(keys(pasted, by: size) == [.text("two eggs\ntoast\nå\tb[A"), .enter])
  }

  @Test("A paste is separate from the text typed before and after it")
  func besides() {
    let pasted = "a\u{1B}[200~\r\u{1B}[201~b\u{1B}[200~\u{1B}[201~\t"
    #expect(keys(pasted) == [.text("a"), .text("\n"), .text("b"), .microphone])
  }

  @Test("Ctrl-D quits only without text; otherwise it deletes the character at the cursor")
  func deleteOrQuit() {
    #expect(ScreenKey.deleteOrQuit.quits(VoiceField()) && ScreenKey.quit.quits(VoiceField()))
    let field = VoiceField(Draft("abc", selection: 1..<1))
    #expect(!ScreenKey.deleteOrQuit.quits(field) && ScreenKey.quit.quits(field))
    #expect(ScreenKey.deleteOrQuit.actions(on: field) == [.edit(.replace(1..<2, with: ""))])
  }

  @Test("Editing the text dismisses a message that hides it")
  func message() {
    var field = VoiceField(Draft("abc"))
    #expect(ScreenKey.text("d").actions(on: field) == [.edit(.insert("d"))])
    var snapshot = Snapshot()
    snapshot.phase = .failed(.microphoneUnavailable)
    field.take(snapshot)
    #expect(ScreenKey.text("d").actions(on: field) == [.dismissFailure, .edit(.insert("d"))])
    #expect(
      ScreenKey.edit(.deleteBackward).actions(on: field)
        == [.dismissFailure, .edit(.deleteBackward)])
    #expect(ScreenKey.microphone.actions(on: field) == [.activate])
  }
}
