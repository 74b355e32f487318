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
    return try await send(await runner.state)
  }

  /// Sends what stands in the field, and writes it and its answer.
  private func send(_ before: Composer) async throws -> CommandStatus {
    guard before.canSend else { return .success }
    await runner.act(.send)
    for await composer in await runner.states() {
      switch composer.reply {
      case .waiting, .streaming: continue
      case .none, .failed: break
      }
      try write(composer.messages.dropFirst(before.messages.count))
      guard let problem = composer.replyProblem else { return .success }
      Ending.say(problem)
      return .unavailable
    }
    return .success
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
    let input = ScreenInput(terminal)
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
        status = try await send(await runner.state)
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
