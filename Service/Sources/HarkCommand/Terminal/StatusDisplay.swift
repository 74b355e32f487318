import Hark
import Synchronization

/// Redraws the last lines of a terminal, and writes permanent output above them.
///
/// It is not an actor, so that output is written in the order of the method calls.
final class StatusDisplay: Sendable {
  private struct State {
    var rows: [String] = []
    var drawn: [Int] = []

    /// The most recently shown lines, without the level and the clock.
    var still: [String] = []
    var lastDrawn = -Double.infinity
  }

  private let screen: Output?
  private let timekeeper: any Timekeeper
  private let state = Mutex(State())

  /// The minimum interval between redraws if only the level, the clock, or the progress has
  /// changed, in seconds.
  private static let interval = 0.05

  init(_ screen: Output = .error, timekeeper: any Timekeeper = SystemTimekeeper()) {
    self.screen = screen.isTerminal ? screen : nil
    self.timekeeper = timekeeper
  }

  /// Shows `line` under `list`; a terminal that cannot redraw receives only lines that are new.
  func show(_ line: StatusLine, under list: [String] = []) {
    guard let screen else { return }
    guard screen.canRedraw else {
      return state.withLock { state in
        let rows = list + [line.plain]
        for row in rows where !state.still.contains(row) { try? screen.line(row) }
        state.still = rows
      }
    }
    let rows = list.map {
      CursorWindow.head(String($0.map(LiveLine.plain)), columns: screen.width - 1)
    }
    draw(
      rows + [line.content(width: screen.width)], still: list + [line.still.content(width: .max)])
  }

  /// Shows `line`, unless the last update was less than `interval` ago or the terminal cannot redraw.
  func show(_ line: @autoclosure () -> LiveLine) {
    let isDue = state.withLock { timekeeper.now - $0.lastDrawn >= Self.interval }
    guard isDue, let screen, screen.canRedraw else { return }
    draw([line().content(width: screen.width)], still: [])
  }

  /// Returns whether the terminal redraws lines and is too narrow for all of `line`.
  func cuts(_ line: StatusLine) -> Bool {
    guard let screen, screen.canRedraw else { return false }
    return DisplayWidth.of(line.content(width: .max)) >= screen.width
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
      if !state.drawn.isEmpty { erase(&state) }
      state.rows = []
    }
  }

  private func draw(_ rows: [String], still: [String]) {
    state.withLock { state in
      let isMinor = still == state.still
      state.still = still
      guard rows != state.rows else { return }
      if isMinor, timekeeper.now - state.lastDrawn < Self.interval { return }
      state.rows = rows
      redraw(&state)
    }
  }

  private func redraw(_ state: inout State) {
    guard let screen, screen.canRedraw else { return }
    state.lastDrawn = timekeeper.now
    // A failed write, for example to a closed terminal, must not end the command.
    try? screen.write(Self.erasing(state.drawn, screen.width) + state.rows.joined(separator: "\n"))
    state.drawn = state.rows.map { DisplayWidth.of($0) }
  }

  private func erase(_ state: inout State) {
    guard let screen, screen.canRedraw else { return }
    try? screen.write(Self.erasing(state.drawn, screen.width))
    state.drawn = []
  }

  /// Returns the sequence that moves the cursor to the first line and clears all lines, which wrap
  /// if the window has become narrower.
  private static func erasing(_ drawn: [Int], _ width: Int) -> String {
    let columns = max(width, 1)
    let count = drawn.reduce(0) { $0 + max(1, ($1 + columns - 1) / columns) }
    return count > 1 ? "\r\u{1B}[\(count - 1)A\u{1B}[J" : LiveLine.clearing
  }
}
