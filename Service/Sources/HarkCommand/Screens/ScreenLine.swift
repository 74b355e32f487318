import Hark
import HarkScreens

/// The one line on which a screen's field stands in the terminal.
struct ScreenLine: Equatable {
  /// What stands before the text, such as a prompt or how a recording is.
  var head: String

  /// The text.
  var text: String

  /// Before which character of the text the cursor stands; nil behind the last one.
  var cursor: Int?

  /// The line of `field`; `busy` is what is going on beside it, if anything.
  init(_ field: VoiceField, _ wording: Wording, busy: String? = nil) {
    let snapshot = field.snapshot
    switch snapshot.phase {
    case .recording:
      let cells = 10
      let filled = Int((snapshot.level * Float(cells)).rounded())
      let meter =
        String(repeating: "▮", count: filled)
        + String(repeating: "▯", count: cells - filled)
      head = "● \(wording[.timer(snapshot.elapsed)]) \(meter)"
      text = wording.hint(for: snapshot.input) ?? field.draft.text
    case .failed(let failure):
      head = "!"
      text = wording[.message(failure)]
    case .starting, .finalizing, .authorizing, .rationale, .listening, .waiting, .speaking,
      .muted:
      head = "○"
      text = wording[.status(snapshot.phase)]
    case .idle, .paused:
      head = ">"
      text = busy ?? field.hint ?? field.draft.text
      let isDraft = busy == nil && field.hint == nil
      cursor = isDraft ? field.draft.selection?.upperBound : nil
    }
  }

  /// What to write on a terminal of `width` columns, over the line before.
  func drawing(width: Int) -> String {
    let before = DisplayWidth.of(head) + 1
    let window = CursorWindow(text, cursor: cursor, columns: max(width - before - 1, 0))
    let written = LiveLine.clearing + head + " " + window.shown
    return cursor == nil ? written : written + "\r\u{1B}[\(before + window.column)C"
  }
}
