import Hark

/// Redraws the line of `hark listen`, and writes finished text above it.
actor ListenDisplay {
  private let screen: Output?
  private let wording: Wording
  private let timekeeper: any Timekeeper
  private var line: ListenLine
  private var told: String?
  private var lastDrawn = -Double.infinity

  /// Seconds between two drawings of the level; what else changes is drawn at once.
  private static let interval = 0.05

  /// Draws on `screen`, if that is a terminal.
  init(
    _ screen: Output = .error, wording: Wording,
    timekeeper: any Timekeeper = SystemTimekeeper()
  ) {
    self.wording = wording
    line = ListenLine(phase: .idle, status: wording[.status(.idle)])
    self.screen = screen.isTerminal ? screen : nil
    self.timekeeper = timekeeper
  }

  /// Shows what a snapshot says; `problem` is why it failed.
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

  /// Empties the line while `write` writes, so that what it writes stands by itself.
  func aside(_ write: @Sendable () throws -> Void) rethrows {
    clear()
    try write()
    redraw()
  }

  /// Leaves the line empty.
  func clear() {
    if let screen, screen.canRedraw { try? screen.write(LiveLine.clearing) }
  }

  /// Writes a problem that the line has no room for above it, once.
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

  /// Writes what is new, for a terminal on which nothing can be drawn anew.
  private func tell(_ news: String, on screen: Output) {
    if news != told { try? screen.line(news) }
    told = news
  }

  private func redraw() {
    guard let screen, screen.canRedraw else { return }
    lastDrawn = timekeeper.now
    // A terminal that has gone shows nothing, and that is no reason to stop.
    try? screen.write(LiveLine.clearing + line.content(width: screen.width))
  }
}
