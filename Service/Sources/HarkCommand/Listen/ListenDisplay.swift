import Hark

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

  /// Creates a display that draws on `screen` if it is a terminal.
  init(
    _ screen: Output = .error, wording: Wording,
    timekeeper: any Timekeeper = SystemTimekeeper()
  ) {
    self.wording = wording
    line = ListenLine(phase: .idle, status: wording[.status(.idle)])
    self.screen = screen.isTerminal ? screen : nil
    self.timekeeper = timekeeper
  }

  /// Shows a snapshot; `problem` is the reason for a failure.
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

  /// Clears the line.
  func clear() {
    if let screen, screen.canRedraw { try? screen.write(LiveLine.clearing) }
  }

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
