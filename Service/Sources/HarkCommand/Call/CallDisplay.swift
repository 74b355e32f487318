import Hark
import Synchronization

/// Redraws the lines of a call that change, and writes what stays above them.
///
/// No actor, so that what is written stays in the order in which it was told.
final class CallDisplay: Sendable {
  private struct State {
    var rows: [String] = []

    /// How many columns each line takes that stands on the terminal.
    var drawn: [Int] = []

    /// What was shown last, without what changes all the time.
    var told: [String] = []
    var lastDrawn = -Double.infinity
  }

  private let screen: Output?
  private let timekeeper: any Timekeeper
  private let state = Mutex(State())

  /// Seconds between two drawings of the level; what else changes is drawn at once.
  private static let interval = 0.05

  /// Draws on `screen`, if that is a terminal.
  init(_ screen: Output = .error, timekeeper: any Timekeeper = SystemTimekeeper()) {
    self.screen = screen.isTerminal ? screen : nil
    self.timekeeper = timekeeper
  }

  /// Shows the list, if there is one, and the line below it.
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

  /// Empties the lines while `write` writes, so that what it writes stands by itself.
  func aside(_ write: () throws -> Void) rethrows {
    try state.withLock { state in
      erase(&state)
      try write()
      redraw(&state)
    }
  }

  /// Leaves nothing behind.
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
    // A terminal that has gone shows nothing, and that is no reason to stop.
    try? screen.write(
      Self.erasing(state.drawn, screen.width) + state.rows.joined(separator: "\n"))
    state.drawn = state.rows.map { DisplayWidth.of($0) }
  }

  private func erase(_ state: inout State) {
    guard let screen, screen.canRedraw else { return }
    try? screen.write(Self.erasing(state.drawn, screen.width))
    state.drawn = []
  }

  /// Goes to the first of the lines and empties them all; in a window that was made narrower they
  /// have become more.
  private static func erasing(_ drawn: [Int], _ width: Int) -> String {
    let columns = max(width, 1)
    let count = drawn.reduce(0) { $0 + max(1, ($1 + columns - 1) / columns) }
    return count > 1 ? "\r\u{1B}[\(count - 1)A\u{1B}[J" : LiveLine.clearing
  }

  /// Writes what is new, for a terminal on which nothing can be drawn anew.
  private func tell(_ news: [String], on screen: Output, _ state: inout State) {
    for row in news where !state.told.contains(row) { try? screen.line(row) }
    state.told = news
  }
}
