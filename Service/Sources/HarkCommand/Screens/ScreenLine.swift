import Hark
import HarkScreens

/// The line of a terminal that shows a screen's field.
struct ScreenLine: Equatable {
  /// The part before the text, such as a prompt or the state of a recording.
  var head: String

  /// The text.
  var text: String

  /// The index of the character that follows the cursor; `nil` if the cursor is at the end of the
  /// text.
  var cursor: Int?

  /// Creates the line of `field`; `busy` describes an operation in progress, if any.
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

  /// Returns the output that replaces the previous line on a terminal of `width` columns.
  func drawing(width: Int) -> String {
    let before = DisplayWidth.of(head) + 1
    let window = CursorWindow(text, cursor: cursor, columns: max(width - before - 1, 0))
    let written = LiveLine.clearing + head + " " + window.shown
    return cursor == nil ? written : written + "\r\u{1B}[\(before + window.column)C"
  }
}
