import ArgumentParser
import Hark
import HarkScreens
import HarkServices

/// `hark compose`: a conversation with a coach, by voice and keyboard.
struct ComposeCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose", abstract: "Chat with a coach by voice and keyboard.",
    discussion: """
      On a terminal: \(keys) \(ScreenKeys.editing) With --file, sends the text of an audio file. \
      If standard input is not a terminal, sends each of its lines.

      The coach is rule-based and needs no network, unless --url names an OpenAI-compatible chat \
      completions server; its API key is read from HARK_CHAT_KEY.

      EXAMPLES
        hark compose
        hark compose --file thought.wav
        hark compose --url http://localhost:8000/v1 --model small
      """)

  static let keys = ScreenKeys.sentence(enter: "sends")

  @OptionGroup var options: SpeakerOptions
  @OptionGroup var chat: ChatOptions

  func execute() async throws -> CommandStatus {
    let server = try chat.server()
    let speaker = try await options.speaker(.composer)
    let agent: any Agent = server.map { ChatCompletionsAgent($0.completions) } ?? ReflectiveCoach()
    let runner = ScreenRunner(
      Composer(), session: speaker.session(), perform: Composer.perform(agent))
    return try await speaker.run(runner, keys: Self.keys, until: \.canSend) {
      try await Self.send(with: runner, server, keepsText: $0)
    }
  }

  private static func send(
    with runner: ScreenRunner<Composer>, _ server: ChatServer?, keepsText: Bool
  ) async throws -> CommandStatus {
    let before = await runner.state
    guard before.canSend else { return try await runner.refuse(keepsText: keepsText) }
    await runner.act(.send)
    for await composer in await runner.states() {
      switch composer.reply {
      case .waiting, .streaming: continue
      case .none, .failed: break
      }
      try write(composer.messages.dropFirst(before.messages.count))
      await runner.session.textTaken()
      guard let problem = composer.replyProblem else { return .success }
      Ending.say(server?.takeProblem() ?? problem)
      return .unavailable
    }
    // The request was canceled; the partial answer is written.
    try write(await runner.state.messages.dropFirst(before.messages.count))
    return .unavailable
  }

  private static func write(_ messages: some Sequence<ChatMessage>) throws {
    for message in messages {
      let name = message.speaker == .person ? "You: " : "Coach: "
      try Output.standard.settle(name + message.text)
    }
  }
}

extension Composer: TerminalScreen {
  var line: ScreenLine { ScreenLine(field, wording, busy: busy) }

  private var busy: String? {
    switch reply {
    case .waiting: wording[.status(.waiting)]
    case .streaming: messages.last?.text
    case .none, .failed: nil
    }
  }
}
