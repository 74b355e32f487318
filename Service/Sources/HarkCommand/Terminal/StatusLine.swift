import Hark
import HarkPresentation

struct StatusLine: Equatable {
  /// The state, as a symbol and a word, or as a symbol and the available keys.
  var state: String

  /// The length of the recording, as m:ss; `nil` if nothing is being recorded.
  var clock: String?

  /// The level of the user's voice, or of the reply while it plays, 0…1; `nil` if neither applies.
  var level: Float?
  var words = ""

  /// The hint or problem that a terminal that cannot redraw shows beside the state.
  var notice: String?

  init(_ snapshot: Snapshot, _ wording: Wording) {
    let phase = snapshot.phase
    state = phase.symbol + " " + (phase.keys ?? wording[.status(phase)])
    if phase.isRecording { clock = wording[.timer(snapshot.elapsed)] }
    if phase.hearsSound { level = snapshot.level }
  }

  /// The line without the parts that change continuously.
  var still: StatusLine {
    var still = self
    still.level = nil
    still.clock = nil
    return still
  }

  /// The line for a terminal that cannot redraw, written after each change.
  var plain: String { [state, notice].compactMap(\.self).joined(separator: "  ") }

  /// Returns the line, at most `width` − 1 columns wide; if space is short, the words are
  /// truncated or omitted first, then the meter, and then the clock.
  func content(width: Int) -> String {
    let parts = [state, clock, level.map(LiveLine.meter)].compactMap(\.self)
    var shown = parts
    while shown.count > 1, DisplayWidth.of(shown.joined(separator: "  ")) >= width {
      shown.removeLast()
    }
    let line = shown.joined(separator: "  ")
    let left = width - 2 - DisplayWidth.of(line)
    if shown.count < parts.count || left <= 0 { return LiveLine(text: line).content(width: width) }
    return words.isEmpty ? line : line + "  " + LiveLine(text: words).content(width: left)
  }
}

extension Phase {
  fileprivate var symbol: String {
    switch self {
    case .recording: "●"
    case .listening: "◐"
    case .speaking: "◉"
    case .failed: "!"
    case .idle, .rationale, .authorizing, .starting, .finalizing, .waiting, .paused, .muted: "○"
    }
  }

  /// The available keys, shown instead of the status; `nil` in phases that show the status.
  fileprivate var keys: String? {
    switch self {
    case .idle: "space to speak, q to quit"
    case .paused: "space to listen, q to quit"
    case .failed: "space to try again, q to quit"
    case .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .waiting,
      .speaking, .muted:
      nil
    }
  }
}
