import Hark
import HarkPresentation

/// Redraws the status line of `hark listen` and writes finished text above it.
actor ListenDisplay {
  private let screen: Output?
  private let wording: Wording
  private let timekeeper: any Timekeeper
  private var line: ListenLine
  private var told: String?
  private var lastDrawn = -Double.infinity

  /// The minimum interval between updates of the level, in seconds; other changes are drawn
  /// immediately.
  private static let interval = 0.05

  init(
    _ screen: Output = .error, wording: Wording,
    timekeeper: any Timekeeper = SystemTimekeeper()
  ) {
    self.wording = wording
    line = ListenLine(phase: .idle, status: wording[.status(.idle)])
    self.screen = screen.isTerminal ? screen : nil
    self.timekeeper = timekeeper
  }

  func show(_ snapshot: Snapshot, problem: String?) {
    var next = line
    next.phase = snapshot.phase
    next.status = wording[.status(snapshot.phase)]
    next.text = snapshot.transcript.text
    next.level = snapshot.level
    next.clock = wording[.timer(snapshot.elapsed)]
    next.hint = wording.hint(for: snapshot.input)
    next.problem = problem
    tellAbove(&next)
    draw(next)
  }

  /// Clears the line while `write` writes, so that its output stays separate.
  func aside(_ write: @Sendable () throws -> Void) rethrows {
    clear()
    try write()
    redraw()
  }

  func clear() { if let screen, screen.canRedraw { try? screen.write(LiveLine.clearing) } }

  /// If a problem does not fit on the status line, writes it once above that line.
  private func tellAbove(_ next: inout ListenLine) {
    guard let screen, screen.canRedraw else { return }
    guard let problem = next.problem else {
      told = nil
      return
    }
    if problem != told {
      if DisplayWidth.of(next.content(width: .max)) < screen.width { return }
      told = problem
      aside { try? screen.line(problem) }
    }
    next.problem = nil
  }

  private func draw(_ next: ListenLine) {
    guard next != line else { return }
    var louder = line
    louder.level = next.level
    let isOnlyLevel = louder == next
    line = next
    if let screen, !screen.canRedraw { return tell(next.news, on: screen) }
    if isOnlyLevel, timekeeper.now - lastDrawn < Self.interval { return }
    redraw()
  }

  /// Writes a new line, for a terminal that cannot redraw.
  private func tell(_ news: String, on screen: Output) {
    if news != told { try? screen.line(news) }
    told = news
  }

  private func redraw() {
    guard let screen, screen.canRedraw else { return }
    lastDrawn = timekeeper.now
    // A closed terminal shows nothing, but does not end the command.
    try? screen.write(LiveLine.clearing + line.content(width: screen.width))
  }
}

/// The status line of `hark listen`.
struct ListenLine: Equatable {
  var phase: Phase
  var status: String
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
    return LiveLine.content(head, words, width: width)
  }

  /// The line for a terminal that cannot redraw, written after each change.
  var news: String {
    let words = if case .failed = phase { problem } else { isOpen ? hint : nil as String? }
    return [symbol + " " + state, words].compactMap(\.self).joined(separator: "  ")
  }

  private var isOpen: Bool {
    switch phase {
    case .recording, .listening: true
    case .idle, .rationale, .authorizing, .starting, .finalizing, .waiting, .speaking, .paused,
      .muted, .failed:
      false
    }
  }

  private var timer: String? { if case .recording = phase { clock } else { nil } }

  private var meter: String? { isOpen ? LiveLine.meter(level) : nil }

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
    case .idle: "space to speak, q to quit"
    case .paused: "space to listen, q to quit"
    case .failed: "space to try again, q to quit" + (problem == nil ? "" : ":")
    case .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .waiting,
      .speaking, .muted:
      status
    }
  }
}
