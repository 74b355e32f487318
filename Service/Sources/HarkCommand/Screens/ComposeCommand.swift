import ArgumentParser
import Hark
import HarkScreens
import HarkServices

/// `hark compose`: a conversation with a coach, by voice and keyboard.
struct ComposeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose",
    abstract: "Talks with a coach, by voice and by hand.",
    discussion: """
      On a terminal: \(keys) \(ScreenKeys.editing) With --file the sound of a file is sent. \
      Without a terminal on standard input each of its lines is sent.

      The coach is a small one made of rules, which needs no network, unless --url names a server \
      that speaks OpenAI's chat completions; its key is read from HARK_CHAT_KEY.

      EXAMPLES
        hark compose
        hark compose --file thought.wav
        hark compose --url http://localhost:8000/v1 --model small
      """)

  /// The description of the keys at a terminal.
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
