import Hark

/// The status line of `hark listen`.
struct ListenLine: Equatable {
  /// The phase of the session.
  var phase: Phase

  /// The phase in words.
  var status: String

  /// The text of the current recording.
  var text = ""

  /// The level, 0…1.
  var level: Float = 0

  /// The length of the recording, as m:ss.
  var clock = ""

  /// The hint for a silent microphone.
  var hint: String?

  /// The reason for a failure and its remedy.
  var problem: String?

  /// Returns the line, at most `width` − 1 columns wide.
  ///
  /// If space is short, the text is omitted first, then the meter.
  func content(width: Int) -> String {
    let head = [symbol + " " + state, timer, meter].compactMap(\.self)
    var shown = head
    while shown.count > 1, Self.columns(shown) >= width { shown.removeLast() }
    let line = shown.joined(separator: "  ")
    let left = width - 2 - DisplayWidth.of(line)
    if shown.count < head.count || left <= 0 { return LiveLine(text: line).content(width: width) }
    return words.isEmpty ? line : line + "  " + LiveLine(text: words).content(width: left)
  }

  /// The line for a terminal that cannot redraw, written after each change.
  var news: String {
    let words = if case .failed = phase { problem } else { isOpen ? hint : nil as String? }
    return [symbol + " " + state, words].compactMap(\.self).joined(separator: "  ")
  }

  private static let cells = 10

  private static func columns(_ parts: [String]) -> Int {
    DisplayWidth.of(parts.joined(separator: "  "))
  }

  private var isOpen: Bool {
    switch phase {
    case .recording, .listening: true
    case .idle, .rationale, .authorizing, .starting, .finalizing, .waiting, .speaking, .paused,
      .muted, .failed:
      false
    }
  }

  private var timer: String? {
    if case .recording = phase { clock } else { nil }
  }

  private var meter: String? {
    guard isOpen else { return nil }
    let filled = Int((level * Float(Self.cells)).rounded())
    return String(repeating: "▮", count: filled)
      + String(repeating: "▯", count: Self.cells - filled)
  }

  private var words: String {
    if case .failed = phase { return problem ?? "" }
    if isOpen, let hint { return hint }
    // Completed text is above the line.
    return isOpen || phase == .finalizing ? text : ""
  }

  private var symbol: String {
    switch phase {
    case .recording: "●"
    case .listening: "◐"
    case .failed: "!"
    case .idle, .rationale, .authorizing, .starting, .finalizing, .waiting, .speaking, .paused,
      .muted:
      "○"
    }
  }

  /// The status, or the available keys while the session is inactive.
  private var state: String {
    switch phase {
    case .idle: "space speaks, q ends"
    case .paused: "space listens, q ends"
    case .failed: "space tries again, q ends" + (problem == nil ? "" : ":")
    case .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .waiting,
      .speaking, .muted:
      status
    }
  }
}
