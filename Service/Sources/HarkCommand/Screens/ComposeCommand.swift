import ArgumentParser
import Hark
import HarkScreens
import HarkServices

/// `hark compose`: a talk with a coach, by voice and by hand.
struct ComposeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose",
    abstract: "Talks with a coach, by voice and by hand.",
    discussion: """
      On a terminal, tab begins to speak and ends it, the words can be edited, enter sends them, \
      escape drops what is being spoken, ctrl-C ends. With --file the sound of a file is sent. \
      Without a terminal on standard input each of its lines is sent.

      The coach is a small one made of rules, which needs no network, unless --url names a server \
      that speaks OpenAI's chat completions; its key is read from HARK_CHAT_KEY.

      EXAMPLES
        hark compose
        hark compose --file thought.wav
        hark compose --url http://localhost:8000/v1 --model small
      """)

  @OptionGroup var speaker: SpeakerOptions

  @OptionGroup var chat: ChatOptions

  func run() async throws {
    try await Ending.report {
      let sound = speaker.sound
      let session = try await speaker.session(.composer, sound)
      let agent: any Agent = chat.completions.map(ChatCompletionsAgent.init) ?? ReflectiveCoach()
      let runner = ScreenRunner(Composer(), session: session, perform: Composer.perform(agent))
      return try await ComposeRun(runner: runner, sound: sound).run()
    }
  }
}
