import ArgumentParser
import Foundation
import Hark
import HarkServices

/// The options for a language model, which replaces the offline agent.
struct ChatOptions: ParsableArguments {
  @Option(help: "A server of chat completions, up to and with its version.")
  var url: String?

  @Option(help: "The model that it is asked for.")
  var model = "default"

  /// Returns the requested server with the key from the environment; `nil` if no server is
  /// requested.
  func server() throws(CommandFailure) -> ChatServer? {
    guard let url else { return nil }
    return ChatServer(
      try HTTPAddress(url, example: HTTPAddress.example), model: model,
      key: ProcessInfo.processInfo.environment["HARK_CHAT_KEY"].map(Secret.init))
  }
}
