import Hark

/// The one line on which `hark listen` shows what is going on.
struct ListenLine: Equatable {
  /// What is going on.
  var phase: Phase

  /// That in words.
  var status: String

  /// What has been said in the recording under way.
  var text = ""

  /// How loud it is, 0…1.
  var level: Float = 0

  /// How long the recording is, as m:ss.
  var clock = ""

  /// What a microphone that hears nothing needs.
  var hint: String?

  /// Why it failed and what to do.
  var problem: String?

  /// The line, never wider than `width` − 1 columns; where there is little room, the text and then
  /// the meter are left out.
  func content(width: Int) -> String {
    let head = [symbol + " " + state, timer, meter].compactMap(\.self)
    var shown = head
    while shown.count > 1, Self.columns(shown) >= width { shown.removeLast() }
    let line = shown.joined(separator: "  ")
    let left = width - 2 - DisplayWidth.of(line)
    if shown.count < head.count || left <= 0 { return LiveLine(text: line).content(width: width) }
    return words.isEmpty ? line : line + "  " + LiveLine(text: words).content(width: left)
  }

  /// What a terminal that cannot draw a line anew is told, a line whenever it changes.
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
    // Text that is over stands above the line.
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

  /// What is going on or, where nothing is, which keys there are.
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
