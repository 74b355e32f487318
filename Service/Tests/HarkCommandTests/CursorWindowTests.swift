import Hark
import HarkPresentation
import HarkScreens
import Testing

@testable import HarkCommand

@Suite("The line round the cursor")
struct CursorWindowTests {
  @Test("A text that fits is shown whole, with the cursor in its place")
  func fitting() {
    let window = CursorWindow("one 日本", cursor: 5, columns: 8)
    #expect(window.shown == "one 日本" && window.column == 6)
    #expect(CursorWindow("one", cursor: nil, columns: 8).column == 3)
  }

  @Test("A long text is shown round the cursor, and no wider than there is room")
  func long() {
    let text = String(repeating: "abcdefghi ", count: 30)
    for columns in 0...40 {
      for cursor in [0, 1, 5, 20, 150, 295, 299, 300] {
        let window = CursorWindow(text, cursor: cursor, columns: columns)
        #expect(DisplayWidth.of(window.shown) <= columns)
        #expect(window.column <= DisplayWidth.of(window.shown))
        guard columns > 8, cursor < 300 else { continue }
        let place = window.shown.index(window.shown.startIndex, offsetBy: window.column)
        #expect(window.shown[place] == Array(text)[cursor], "\(columns) \(cursor)")
      }
    }
    let middle = CursorWindow(text, cursor: 150, columns: 30)
    #expect(middle.shown.hasPrefix("…") && middle.shown.hasSuffix("…"))
  }

  @Test("The cursor is drawn where it stands, behind what stands before the text")
  func drawing() {
    let field = VoiceField(Draft("two eggs", selection: 3..<3))
    let line = ScreenLine(field, Wording(for: .composer))
    #expect(line.drawing(width: 80) == "\r\u{1B}[K> two eggs\r\u{1B}[5C")
    #expect(
      !ScreenLine(VoiceField(Draft("two eggs")), Wording(for: .composer))
        .drawing(width: 80).hasSuffix("C"))
  }
}
