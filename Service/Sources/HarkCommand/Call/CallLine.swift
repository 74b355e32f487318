import Hark
import HarkScreens

/// The one line on which a call stands in the terminal.
struct CallLine: Equatable {
  /// What is going on: a sign and a word.
  var state: String

  /// How long the recording is, as m:ss; nil while there is none.
  var clock: String?

  /// How loud the person is, or the reply while it is spoken, 0…1; nil while neither is.
  var level: Float?

  /// What is said, by whom, or what helps.
  var words = ""

  /// The line of `call`.
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

  /// The line, never wider than `width` − 1 columns; where there is little room, the words and then
  /// the meter are left out.
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

  /// Which keys there are, where nothing is going on.
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
