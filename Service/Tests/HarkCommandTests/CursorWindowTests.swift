import Hark
import HarkPresentation
import HarkScreens
import Testing

@testable import HarkCommand

@Suite("The line around the cursor")
struct CursorWindowTests {
  @Test("A text that fits is shown completely, with the cursor")
  func fitting() {
    let window = CursorWindow("one 日本", cursor: 5, columns: 8)
    #expect(window.shown == "one 日本" && window.column == 6)
    #expect(CursorWindow("one", cursor: nil, columns: 8).column == 3)
  }

  @Test("The part of a long text around the cursor is shown, within the given width")
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

  @Test("The cursor is drawn after the head of the line")
  func drawing() {
    let field = VoiceField(Draft("two eggs", selection: 3..<3))
    let line = ScreenLine(field, Wording(for: .composer))
    #expect(line.drawing(width: 80) == "\r\u{1B}[K> two eggs\r\u{1B}[5C")
    #expect(
      !ScreenLine(VoiceField(Draft("two eggs")), Wording(for: .composer))
        .drawing(width: 80).hasSuffix("C"))
  }

  @Test("A failure names the key that recognizes the audio again, while the audio is kept")
  func failure() {
    let wording = Wording(for: .composer)
    var field = VoiceField()
    for isKept in [true, false] {
      field.take(Snapshot(phase: .failed(.recognitionFailed), canRecognizeAgain: isKept))
      let line = ScreenLine(field, wording)
      #expect(line.text.hasPrefix(wording[.message(.recognitionFailed)]))
      #expect(line.text.hasSuffix(" Ctrl-R: Try Again") == isKept)
    }
  }

  @Test("A press without words, after a failed recording, leaves the key's name beside the text")
  func keptAfterPress() {
    let wording = Wording(for: .composer)
    for draft in [Draft("two eggs"), Draft("two eggs", selection: 8..<8)] {
      var field = VoiceField(draft)
      field.take(Snapshot(phase: .idle, canRecognizeAgain: true))
      let line = ScreenLine(field, wording)
      #expect(
        line.drawing(width: 80)
          == "\r\u{1B}[K> two eggs (Ctrl-R: Try Again)\r\u{1B}[10C")
      #expect(ScreenLine(field, wording, busy: "Saving…").text == "Saving…")
    }
    var empty = VoiceField()
    empty.take(Snapshot(phase: .failed(.noSpeechDetected), canRecognizeAgain: true))
    #expect(ScreenLine(empty, wording).text.hasSuffix(" Ctrl-R: Try Again"))
  }
}
