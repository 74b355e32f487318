import ArgumentParser
import Foundation
import Hark
import HarkServices

/// The language model that answers in the place of what needs no network.
struct ChatOptions: ParsableArguments {
  @Option(help: "A server of chat completions, up to and with its version.")
  var url: String?

  @Option(help: "The model that it is asked for.")
  var model = "default"

  /// The server that was named, with the key in the environment; nil when none was.
  func server() throws(CommandFailure) -> ChatServer? {
    guard let url else { return nil }
    return ChatServer(
      try HTTPAddress(url, example: HTTPAddress.example), model: model,
      key: ProcessInfo.processInfo.environment["HARK_CHAT_KEY"].map(Secret.init))
  }
}
