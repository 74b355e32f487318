import Hark
import HarkScreens

/// A screen on its line in the terminal, with the keys that a person presses there.
///
/// Without a terminal on standard input its lines come in the place of keys, and nothing is drawn.
struct ScreenTerminal<S: TerminalScreen>: Sendable {
  let runner: ScreenRunner<S>

  /// Where the line is drawn.
  let output: Output

  /// What the keys do, in one sentence that stands over the line at first.
  let keys: String

  /// What a person here can do about a failure, in one sentence; nil where the line says it all.
  let explain: @Sendable (VoiceFailure) -> String?

  /// Does what the keys say until the person has had enough.
  ///
  /// At a terminal the last text that was taken says how it ended, without one the first that could
  /// not be taken, and above all a signal that asked for the end.
  ///
  /// - Parameters:
  ///   - actions: What a key does that is not the screen's own.
  ///   - take: Takes the text as it stands; told whether a person can still edit it.
  func run(
    _ actions: (VoiceAction) -> [S.Action] = { [.voice($0)] },
    take: (_ isEditable: Bool) async throws -> CommandStatus
  ) async throws -> CommandStatus {
    let terminal = KeyTerminal(closing: output.canRedraw ? PasteBrackets.ending : "")
    let input = ScreenInput(terminal) { [runner] in Task { await runner.end() } }
    let isShown = input.isTerminal && output.isTerminal
    if isShown { begin() }
    let drawing = Task { if isShown { await show() } }
    defer {
      drawing.cancel()
      terminal?.restore()
    }
    var status = CommandStatus.success
    for await key in input.keys {
      let field = await runner.state.field
      if key.quits(field) { break }
      if key == .enter, isShown, field.failure != nil, !field.draft.isBlank {
        // The message hides the text, and nobody sends what they do not see.
        await perform([.dismissFailure], actions)
      } else if key == .enter {
        if isShown { clear() }
        let ended = try await take(input.isTerminal)
        if input.isTerminal || status == .success { status = ended }
        if isShown { draw(await runner.state) }
      } else {
        await perform(key.actions(on: field), actions)
      }
    }
    drawing.cancel()
    await drawing.value
    if isShown { clear() }
    return input.interruption.status ?? status
  }

  private func begin() {
    if output.canRedraw { try? output.write(PasteBrackets.asking.description) }
    try? output.settle(keys)
  }

  /// Draws the screen whenever it changes, and says what can be done about a new failure.
  private func show() async {
    var told: VoiceFailure?
    for await screen in await runner.states() {
      let failure = screen.field.failure
      if let failure, failure != told, let sentence = explain(failure) { Ending.say(sentence) }
      told = failure
      draw(screen)
    }
  }

  private func perform(
    _ wishes: [VoiceAction], _ actions: (VoiceAction) -> [S.Action]
  ) async {
    for wish in wishes {
      for action in actions(wish) { await runner.act(action) }
      guard wish == .dismissFailure else { continue }
      // Until the message is gone the next key would meet it again.
      for await screen in await runner.states() where screen.field.failure == nil { break }
    }
  }

  private func draw(_ screen: S) { try? output.write(screen.line.drawing(width: output.width)) }

  private func clear() { try? output.write(LiveLine.clearing) }
}
