import Hark
import HarkScreens

/// A screen on its line in the terminal, with the keys that a person presses there.
///
/// Without a terminal on standard input its lines come in the place of keys, and nothing is drawn.
struct ScreenTerminal<S: TerminalScreen> {
  let runner: ScreenRunner<S>

  /// Where the line is drawn.
  let output: Output

  /// Does what the keys say until the person has had enough.
  ///
  /// At a terminal the last text that was taken says how it ended, without one the first that could
  /// not be taken.
  ///
  /// - Parameters:
  ///   - actions: What a key does that is not the screen's own.
  ///   - take: Takes the text as it stands; told whether a person can still edit it.
  func run(
    _ actions: (VoiceAction) -> [S.Action] = { [.voice($0)] },
    take: (_ isEditable: Bool) async throws -> CommandStatus
  ) async throws -> CommandStatus {
    let terminal = KeyTerminal()
    let input = ScreenInput(terminal) { [runner] in Task { await runner.end() } }
    let isShown = input.isTerminal && output.isTerminal
    let drawing = Task { if isShown { for await screen in await runner.states() { draw(screen) } } }
    defer {
      drawing.cancel()
      terminal?.restore()
    }
    var status = CommandStatus.success
    for await key in input.keys {
      if key == .quit { break }
      if key == .enter {
        if isShown { clear() }
        let ended = try await take(input.isTerminal)
        if input.isTerminal || status == .success { status = ended }
        if isShown { draw(await runner.state) }
      } else if let action = await key.action(on: runner.state.field) {
        for action in actions(action) { await runner.act(action) }
      }
    }
    drawing.cancel()
    await drawing.value
    if isShown { clear() }
    return status
  }

  private func draw(_ screen: S) { try? output.write(screen.line.drawing(width: output.width)) }

  private func clear() { try? output.write(LiveLine.clearing) }
}
