import Hark
import HarkLinux
import HarkScreens

/// Runs the coach chat with input from a terminal, an audio file, or lines of text.
struct ComposeRun {
  let runner: ScreenRunner<Composer>

  let speaker: Speaker

  /// The server of the model that answers; `nil` if no server is used.
  let server: ChatServer?

  var output = Output.standard

  /// Runs the screen and returns the exit status.
  func run() async throws -> CommandStatus {
    let status = if let sound = speaker.sound { try await speak(sound) } else { try await talk() }
    await runner.end()
    return status
  }

  /// Transcribes the file, sends its text, and waits for the answer.
  private func speak(_ sound: SoundFileMicrophone) async throws -> CommandStatus {
    if let failed = await speaker.speak(sound, to: runner, until: \.canSend) { return failed }
    return speaker.conclude(try await send(keepsText: false), of: sound)
  }

  private func talk() async throws -> CommandStatus {
    try await ScreenTerminal(
      runner: runner, output: .error, keys: ComposeCommand.keys, explain: speaker.explanation
    ).run { try await send(keepsText: $0) }
  }

  /// Sends the field's text, and writes the text and the answer to the output.
  ///
  /// Text that is too long remains in the field if it can be edited there; otherwise it is written
  /// to the output.
  private func send(keepsText: Bool) async throws -> CommandStatus {
    let before = await runner.state
    guard before.canSend else { return try await refuse(before, keepsText: keepsText) }
    await runner.act(.send)
    for await composer in await runner.states() {
      switch composer.reply {
      case .waiting, .streaming: continue
      case .none, .failed: break
      }
      try write(composer.messages.dropFirst(before.messages.count))
      await runner.session.textTaken()
      guard let problem = composer.replyProblem else { return .success }
      Ending.say(server?.problem ?? problem)
      return .unavailable
    }
    // The request was canceled; the partial answer is written.
    try write(await runner.state.messages.dropFirst(before.messages.count))
    return .unavailable
  }

  /// Reports text that is too long to be sent; the user can see any other reason for the refusal.
  private func refuse(_ composer: Composer, keepsText: Bool) async throws -> CommandStatus {
    let draft = composer.field.draft
    guard draft.isOverLimit else { return .success }
    if !keepsText {
      try output.settle(draft.text)
      await runner.session.textTaken()
      await runner.act(.voice(.edit(.replace(0..<draft.characterCount, with: ""))))
    }
    Ending.say(composer.wording[.characterLimit(draft.limit)])
    return .unavailable
  }

  private func write(_ messages: some Sequence<Message>) throws {
    for message in messages {
      let name = message.speaker == .person ? "You: " : "Coach: "
      try output.settle(name + message.text)
    }
  }
}

extension Composer: TerminalScreen {
  var line: ScreenLine { ScreenLine(field, wording, busy: busy) }

  /// The waiting status or the coach's partial answer; `nil` if no answer is in progress.
  private var busy: String? {
    switch reply {
    case .waiting: wording[.status(.waiting)]
    case .streaming: messages.last?.text
    case .none, .failed: nil
    }
  }
}
