import Hark
import HarkScreens
import Testing

@testable import HarkCommand

@Suite("Keys at a screen in the terminal")
struct ScreenKeyTests {
  private func keys(_ text: String, by size: Int = 100) -> [ScreenKey] {
    var reader = ScreenKeyReader()
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: size).flatMap { start in
      reader.keys(in: bytes[start..<min(start + size, bytes.count)])
    }
  }

  @Test("Letters are text, whatever the language")
  func letters() {
    #expect(keys("blåbær 言葉 👩‍👩‍👧") == [.text("blåbær 言葉 👩‍👩‍👧")])
  }

  @Test("A letter that comes in two reads is whole", arguments: 1...5)
  func split(size: Int) {
    let texts = keys("blåbær 言葉\r", by: size).dropLast().map { key in
      if case .text(let text) = key { text } else { "?" }
    }
    #expect(texts.joined() == "blåbær 言葉")
    #expect(keys("blåbær 言葉\r", by: size).last == .enter)
  }

  @Test("Control keys do what they do in a shell; unknown ones nothing")
  func control() {
    #expect(
      keys("\t\r\u{7F}\u{1}\u{5}\u{15}\u{19}\u{3}\u{2}") == [
        .microphone, .enter, .edit(.deleteBackward), .edit(.home), .edit(.end), .edit(.undo),
        .edit(.redo), .quit,
      ])
  }

  @Test("Arrows move, escape alone drops, other sequences mean nothing and eat nothing")
  func sequences() {
    #expect(keys("\u{1B}[Da\u{1B}OC") == [.edit(.left), .text("a"), .edit(.right)])
    #expect(keys("\u{1B}") == [.escape])
    #expect(keys("\u{1B}[15~b\u{1B}[1;5Cc") == [.text("b"), .text("c")])
  }

  @Test("Bytes that are no text do no harm")
  func noText() {
    var reader = ScreenKeyReader()
    _ = reader.keys(in: [0xFF, 0xFE, 0xFF, 0xC3, 0xC3, 0xC3])
    #expect(reader.keys(in: [0x0D]).last == .enter)
  }

  @Test("Moving stays within the text")
  func moving() {
    #expect(ScreenKey.Editing.left.edit(cursor: 0, count: 3) == .select(0..<0))
    #expect(ScreenKey.Editing.right.edit(cursor: 3, count: 3) == .select(3..<3))
    #expect(ScreenKey.Editing.left.edit(cursor: 2, count: 3) == .select(1..<1))
    #expect(ScreenKey.Editing.end.edit(cursor: 0, count: 3) == .select(3..<3))
  }
}
