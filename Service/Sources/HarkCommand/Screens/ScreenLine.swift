import Hark
import HarkPresentation
import HarkScreens

/// The terminal line that shows a screen's field.
struct ScreenLine: Equatable {
  var head: String
  var text: String

  /// The index of the character that follows the cursor; `nil` leaves the cursor after the text.
  var cursor: Int?

  /// Creates the line of `field`; `busy`, if given, replaces the hint and the text of an idle field.
  init(_ field: VoiceField, _ wording: Wording, busy: String? = nil) {
    let snapshot = field.snapshot
    // A press without words leaves the audio of an earlier recording kept.
    let again =
      snapshot.canRecognizeAgain ? "Ctrl-R: \(wording[.action(.recognizeAgain)])" : nil
    switch snapshot.phase {
    case .recording:
      head = "● \(wording[.timer(snapshot.elapsed)]) \(LiveLine.meter(snapshot.level))"
      text = wording.hint(for: snapshot.input) ?? field.draft.text
    case .failed(let failure):
      head = "!"
      text = wording[.message(failure)] + (again.map { " \($0)" } ?? "")
    case .starting, .finalizing, .authorizing, .rationale, .listening, .waiting, .speaking,
      .muted:
      head = "○"
      text = wording[.status(snapshot.phase)]
    case .idle, .paused:
      head = ">"
      text = busy ?? field.hint ?? field.draft.text
      let isDraft = busy == nil && field.hint == nil
      cursor = isDraft ? field.draft.selection?.upperBound : nil
      if let again, busy == nil {
        if isDraft { cursor = cursor ?? field.draft.characterCount }
        text += text.isEmpty ? "(\(again))" : " (\(again))"
      }
    }
  }

  func drawing(width: Int) -> String {
    let before = DisplayWidth.of(head) + 1
    let window = CursorWindow(text, cursor: cursor, columns: max(width - before - 1, 0))
    let written = LiveLine.clearing + head + " " + window.shown
    return cursor == nil ? written : written + "\r\u{1B}[\(before + window.column)C"
  }
}

/// The descriptions of a screen's keys in the terminal, for the help and for the screen itself.
enum ScreenKeys {
  /// Returns a sentence that describes the keys; `enter` describes the function of Enter.
  static func sentence(enter: String) -> String {
    "Tab starts and stops recording, Enter \(enter), Escape discards the recording, Ctrl-C quits."
  }

  static let editing = "The text is editable with the keys of a shell; Ctrl-Z undoes a change."
}
