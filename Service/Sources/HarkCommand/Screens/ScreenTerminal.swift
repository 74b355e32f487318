import Hark
import HarkPresentation
import HarkScreens

/// Runs a screen on one line of a terminal, with keyboard input.
///
/// If standard input is not a terminal, its lines take the place of keys, and nothing is drawn.
struct ScreenTerminal<S: TerminalScreen>: Sendable {
  let runner: ScreenRunner<S>
  let keys: String

  /// Returns how to fix a failure on this system; `nil` if the line already explains it.
  let explain: @Sendable (VoiceFailure) -> String?

  private let output = Output.error

  /// Performs the keys' actions until the user quits; `take` submits the current text.
  ///
  /// Returns the status of the last text or, without a terminal, of the first that failed; a signal
  /// takes precedence.
  func run(
    _ actions: (VoiceAction) -> [S.Action] = { [.voice($0)] },
    take: (_ isEditable: Bool) async throws -> CommandStatus
  ) async throws -> CommandStatus {
    let terminal = KeyTerminal(closing: output.canRedraw ? PasteBrackets.ending : "")
    let input = ScreenInput(terminal)
    let signals = input.handledSignals { [runner] _ in Task { await runner.end() } }
    let isShown = input.isTerminal && output.isTerminal
    if isShown { begin() }
    let drawing = Task { if isShown { await show() } }
    defer {
      withExtendedLifetime(signals) {}
      drawing.cancel()
      terminal?.restore()
    }
    var status = CommandStatus.success
    for await key in input.keys.all {
      let field = await runner.state.field
      if key.quits(field) { break }
      if key == .enter, isShown, field.failure != nil, !field.draft.isBlank {
        // The message hides the text, and the user must not send text that is not visible.
        await perform([.dismissFailure], actions)
      } else if key == .enter {
        if isShown { clear() }
        let ended = try await take(input.isTerminal)
        if input.isTerminal || status == .success { status = ended }
        if isShown { draw(await runner.state) }
      } else if key == .recognizeAgain {
        if field.snapshot.canRecognizeAgain { await runner.act(.recover(.recognizeAgain)) }
      } else {
        await perform(key.actions(on: field), actions)
      }
    }
    drawing.cancel()
    await drawing.value
    if isShown { clear() }
    return input.keys.interruption ?? status
  }

  private func begin() {
    if output.canRedraw { try? output.write(PasteBrackets.asking.description) }
    try? output.settle(keys)
  }

  private func show() async {
    var explained: VoiceFailure?
    for await screen in await runner.states() {
      let failure = screen.field.failure
      if let failure, failure != explained, let sentence = explain(failure) { Ending.say(sentence) }
      explained = failure
      draw(screen)
    }
  }

  private func perform(_ wishes: [VoiceAction], _ actions: (VoiceAction) -> [S.Action]) async {
    for wish in wishes {
      for action in actions(wish) { await runner.act(action) }
      guard wish == .dismissFailure else { continue }
      // The next key must not be processed while the message is still shown.
      for await screen in await runner.states() where screen.field.failure == nil { break }
    }
  }

  private func draw(_ screen: S) { try? output.write(screen.line.drawing(width: output.width)) }

  private func clear() { try? output.write(LiveLine.clearing) }
}

/// A screen that is shown on one line of a terminal.
protocol TerminalScreen: Screen where Action: VoiceScreenAction {
  var field: VoiceField { get }
  var wording: Wording { get }
  var line: ScreenLine { get }
  var clearing: Action { get }
}

extension TerminalScreen {
  var clearing: Action { .voice(.edit(.replace(0..<field.draft.characterCount, with: ""))) }
}

extension ScreenRunner where S: TerminalScreen {
  /// Writes the unsubmitted text to standard output, so that it is not lost, and clears the field.
  func giveBack() async throws {
    if !state.field.draft.isBlank { try Output.standard.settle(state.field.draft.text) }
    await session.textTaken()
    act(state.clearing)
  }

  /// Reports text that is too long to submit; any other reason for the refusal is already visible.
  ///
  /// The text remains in the field if it can be edited there; otherwise it is written to the output.
  func refuse(keepsText: Bool) async throws -> CommandStatus {
    let draft = state.field.draft
    guard draft.isOverLimit else { return .success }
    if !keepsText { try await giveBack() }
    Ending.say(state.wording[.characterLimit(draft.limit)])
    return .unavailable
  }
}
