import Hark
import HarkLinux
import HarkScreens

/// Runs the coach chat in a terminal, over a file's sound, or over lines of text.
struct ComposeRun {
  let runner: ScreenRunner<Composer>

  /// The file that speaks; nil when a person does.
  let sound: SoundFileMicrophone?

  var output = Output.standard
  var screen = Output.error

  /// Returns how it ended.
  func run() async throws -> CommandStatus {
    let status = try await sound == nil ? talk() : speak()
    await runner.end()
    return status
  }

  /// Has the file speak, sends what it said, and waits for the answer.
  private func speak() async throws -> CommandStatus {
    await runner.act(.voice(.activate))
    for await composer in await runner.states() {
      if let failure = composer.field.failure {
        Ending.say(
          sound?.problem?.sentence(for: sound?.source.name ?? "the sound")
            ?? composer.wording[.message(failure)])
        return sound?.problem.map { CommandStatus($0) } ?? CommandStatus(failure)
      }
      if composer.canSend { break }
    }
    return try await send(await runner.state, keepsText: false)
  }

  /// Sends what stands in the field, and writes it and its answer.
  ///
  /// A text that is too long stays in the field where it can be edited, and is written where it
  /// cannot.
  private func send(_ before: Composer, keepsText: Bool) async throws -> CommandStatus {
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
      Ending.say(problem)
      return .unavailable
    }
    // It was given up; what had come of it is written.
    try write(await runner.state.messages.dropFirst(before.messages.count))
    return .unavailable
  }

  /// Says why a text cannot be sent, where a person does not see it for themselves.
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

  /// Does what the keys say until the person has had enough.
  private func talk() async throws -> CommandStatus {
    let terminal = KeyTerminal()
    let input = ScreenInput(terminal) { [runner] in Task { await runner.end() } }
    let isShown = input.isTerminal && screen.isTerminal
    let drawing = Task { [runner, screen] in
      guard isShown else { return }
      for await composer in await runner.states() {
        let line = ScreenLine(composer.field, composer.wording, busy: composer.busy)
        try? screen.write(line.drawing(width: screen.width))
      }
    }
    defer {
      drawing.cancel()
      terminal?.restore()
    }
    var status = CommandStatus.success
    for await key in input.keys {
      if key == .quit { break }
      if key == .enter {
        if isShown { try? screen.write(LiveLine.clearing) }
        let ended = try await send(await runner.state, keepsText: input.isTerminal)
        if input.isTerminal || status == .success { status = ended }
      } else if let action = await key.action(on: runner.state.field) {
        await runner.act(.voice(action))
      }
    }
    if isShown { try? screen.write(LiveLine.clearing) }
    return status
  }
}

extension Composer {
  /// The coach's answer as it comes; nil when none does.
  fileprivate var busy: String? {
    switch reply {
    case .waiting: wording[.status(.waiting)]
    case .streaming: messages.last?.text
    case .none, .failed: nil
    }
  }
}
