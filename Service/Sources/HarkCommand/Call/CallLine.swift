import Hark
import HarkScreens

/// The status line of a call in the terminal.
struct CallLine: Equatable {
  /// The state, as a symbol and a word.
  var state: String

  /// The length of the recording, as m:ss; `nil` if nothing is being recorded.
  var clock: String?

  /// The level of the user, or of the reply while it plays, 0…1; `nil` if neither applies.
  var level: Float?

  /// The spoken words, with the agent's name for a reply, or a hint.
  var words = ""

  /// Creates the line of `call`.
  init(_ call: Call) {
    let (snapshot, wording) = (call.snapshot, call.wording)
    let phase = snapshot.phase
    state = Self.sign(phase) + " " + (Self.keys(phase) ?? wording[.status(phase)])
    if phase.isRecording { clock = wording[.timer(snapshot.elapsed)] }
    if phase.isRecording || phase == .listening { level = snapshot.level }
    if phase == .speaking { level = snapshot.replyLevel }
    if phase == .muted { state += ", m unmutes" }
    if call.isRecorded { state = "⏺ " + state }
    words = Self.words(call)
    if let hint = Self.hint(call) { words = words.isEmpty ? hint : "(\(hint)) \(words)" }
  }

  /// Returns the line, at most `width` − 1 columns wide.
  ///
  /// If space is short, the words are omitted first, then the meter.
  func content(width: Int) -> String {
    let head = [state, clock, level.map(Self.meter)].compactMap(\.self)
    var shown = head
    while shown.count > 1, DisplayWidth.of(shown.joined(separator: "  ")) >= width {
      shown.removeLast()
    }
    let line = shown.joined(separator: "  ")
    let left = width - 2 - DisplayWidth.of(line)
    if shown.count < head.count || left <= 0 { return LiveLine(text: line).content(width: width) }
    return words.isEmpty ? line : line + "  " + LiveLine(text: words).content(width: left)
  }

  private static func hint(_ call: Call) -> String? {
    guard call.offersNoiseSuppression else { return call.hint }
    return "n: " + call.wording[notice: .acceptNoiseOffer] + " "
      + call.wording[call: .noiseSuppression]
  }

  private static func words(_ call: Call) -> String {
    let snapshot = call.snapshot
    switch snapshot.phase {
    case .recording, .listening:
      if let hint = call.wording.hint(for: snapshot.input) { return hint }
      return call.preview ?? ""
    case .finalizing: return call.preview ?? ""
    case .waiting, .speaking:
      return snapshot.reply.isEmpty ? "" : "\(call.agentName): \(snapshot.reply)"
    case .idle, .rationale, .authorizing, .starting, .paused, .muted, .failed: return ""
    }
  }

  private static func sign(_ phase: Phase) -> String {
    switch phase {
    case .recording: "●"
    case .listening: "◐"
    case .speaking: "◉"
    case .failed: "!"
    case .idle, .rationale, .authorizing, .starting, .finalizing, .waiting, .paused, .muted: "○"
    }
  }

  /// Returns the available keys; `nil` in phases with a status of their own.
  private static func keys(_ phase: Phase) -> String? {
    switch phase {
    case .idle: "space speaks, q ends"
    case .paused: "space listens, q ends"
    case .failed: "space tries again, q ends"
    case .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .waiting,
      .speaking, .muted:
      nil
    }
  }

  private static func meter(_ level: Float) -> String {
    let cells = 10
    let filled = Int((min(max(level, 0), 1) * Float(cells)).rounded())
    return String(repeating: "▮", count: filled) + String(repeating: "▯", count: cells - filled)
  }
}
