import Hark
import HarkScreens
import Synchronization

/// Redraws the changing lines of a call, and writes permanent output above them.
///
/// It is not an actor, so that output is written in the order of the method calls.
final class CallDisplay: Sendable {
  private struct State {
    var rows: [String] = []

    /// The number of columns of each line on the terminal.
    var drawn: [Int] = []

    /// The lines shown last, without level and clock.
    var told: [String] = []
    var lastDrawn = -Double.infinity
  }

  private let screen: Output?
  private let timekeeper: any Timekeeper
  private let state = Mutex(State())

  /// The minimum interval between updates of the level, in seconds; other changes are drawn
  /// immediately.
  private static let interval = 0.05

  init(_ screen: Output = .error, timekeeper: any Timekeeper = SystemTimekeeper()) {
    self.screen = screen.isTerminal ? screen : nil
    self.timekeeper = timekeeper
  }

  func show(_ list: [String], _ line: CallLine) {
    guard let screen else { return }
    state.withLock { state in
      if screen.canRedraw {
        draw(list, line, on: screen, &state)
      } else {
        tell(list + [line.state], on: screen, &state)
      }
    }
  }

  /// Clears the lines while `write` writes, so that its output stays separate.
  func aside(_ write: () throws -> Void) rethrows {
    try state.withLock { state in
      erase(&state)
      try write()
      redraw(&state)
    }
  }

  func clear() {
    state.withLock { state in
      erase(&state)
      state.rows = []
    }
  }
}

extension CallDisplay {
  private func draw(
    _ list: [String], _ line: CallLine, on screen: Output, _ state: inout State
  ) {
    var still = line
    still.level = nil
    still.clock = nil
    let told = list + [still.content(width: .max)]
    let isOnlyLevel = told == state.told
    state.told = told
    let room = screen.width - 1
    let rows =
      list.map { CursorWindow.head(String($0.map(LiveLine.plain)), columns: room) }
      + [line.content(width: screen.width)]
    guard rows != state.rows else { return }
    if isOnlyLevel, timekeeper.now - state.lastDrawn < Self.interval { return }
    state.rows = rows
    redraw(&state)
  }

  private func redraw(_ state: inout State) {
    guard let screen, screen.canRedraw else { return }
    state.lastDrawn = timekeeper.now
    // A failed write, for example to a closed terminal, must not end the call.
    try? screen.write(Self.erasing(state.drawn, screen.width) + state.rows.joined(separator: "\n"))
    state.drawn = state.rows.map { DisplayWidth.of($0) }
  }

  private func erase(_ state: inout State) {
    guard let screen, screen.canRedraw else { return }
    try? screen.write(Self.erasing(state.drawn, screen.width))
    state.drawn = []
  }

  /// Returns the sequence that moves to the first line and clears all of them.
  ///
  /// Lines wrap onto several rows if the window has become narrower.
  private static func erasing(_ drawn: [Int], _ width: Int) -> String {
    let columns = max(width, 1)
    let count = drawn.reduce(0) { $0 + max(1, ($1 + columns - 1) / columns) }
    return count > 1 ? "\r\u{1B}[\(count - 1)A\u{1B}[J" : LiveLine.clearing
  }

  /// Writes new lines, for a terminal that cannot redraw.
  private func tell(_ news: [String], on screen: Output, _ state: inout State) {
    for row in news where !state.told.contains(row) { try? screen.line(row) }
    state.told = news
  }
}

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

  init(_ call: Call) {
    let (snapshot, wording) = (call.snapshot, call.wording)
    let phase = snapshot.phase
    state = Self.sign(phase) + " " + (Self.keys(phase) ?? wording[.status(phase)])
    if phase.isRecording { clock = wording[.timer(snapshot.elapsed)] }
    if phase.isRecording || phase == .listening { level = snapshot.level }
    if phase == .speaking { level = snapshot.replyLevel }
    if phase == .muted { state += ", m to unmute" }
    if call.isRecorded { state = "⏺ " + state }
    words = Self.words(call)
    if let hint = Self.hint(call) { words = words.isEmpty ? hint : "(\(hint)) \(words)" }
  }

  /// Returns the line, at most `width` − 1 columns wide.
  ///
  /// If space is short, the words are omitted first, then the meter.
  func content(width: Int) -> String {
    let head = [state, clock, level.map(LiveLine.meter)].compactMap(\.self)
    return LiveLine.content(head, words, width: width)
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
    case .idle: "space to speak, q to quit"
    case .paused: "space to listen, q to quit"
    case .failed: "space to try again, q to quit"
    case .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .waiting,
      .speaking, .muted:
      nil
    }
  }
}
