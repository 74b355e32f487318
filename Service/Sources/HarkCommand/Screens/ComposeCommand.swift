import ArgumentParser
import Hark
import HarkScreens
import HarkServices

/// `hark compose`: a conversation with a coach, by voice and keyboard.
struct ComposeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose",
    abstract: "Chat with a coach by voice and keyboard.",
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

  func run() async throws {
    try await Ending.report {
      let server = try chat.server()
      let speaker = try await options.speaker()
      let experience = try options.experience(.composer, of: speaker)
      let agent: any Agent =
        server.map { ChatCompletionsAgent($0.completions) } ?? ReflectiveCoach()
      let runner = ScreenRunner(
        Composer(), session: speaker.session(experience), perform: Composer.perform(agent))
      return try await ComposeRun(runner: runner, speaker: speaker, server: server).run()
    }
  }
}

/// Runs the coach chat with input from a terminal, an audio file, or lines of text.
private struct ComposeRun {
  let runner: ScreenRunner<Composer>
  let speaker: Speaker
  let server: ChatServer?
  var output = Output.standard

  func run() async throws -> CommandStatus {
    try await speaker.run(runner, keys: ComposeCommand.keys, until: \.canSend) {
      try await send(keepsText: $0)
    }
  }

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

  private var busy: String? {
    switch reply {
    case .waiting: wording[.status(.waiting)]
    case .streaming: messages.last?.text
    case .none, .failed: nil
    }
  }
}
