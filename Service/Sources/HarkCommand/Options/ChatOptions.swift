import ArgumentParser
import Foundation
import Hark
import HarkServices
import Synchronization

/// The options for a language model, which replaces the offline agent.
struct ChatOptions: ParsableArguments {
  @Option(help: "Base URL of a chat completions server, including the version.")
  var url: String?

  @Option(help: "Model to request from the server.")
  var model = "default"

  func server() throws(CommandFailure) -> ChatServer? {
    guard let url else { return nil }
    return ChatServer(
      try HTTPAddress(url), model: model,
      key: ProcessInfo.processInfo.environment["HARK_CHAT_KEY"].map(Secret.init))
  }
}

struct ChatServer: Sendable {
  let completions: ChatCompletions
  private let server: String
  private let watch = AnswerWatch()

  init(_ address: HTTPAddress, model: String, key: Secret?) {
    server = address.server
    completions = ChatCompletions(
      ChatSettings(baseURL: address.url, model: model, key: key), transport: watch)
  }

  /// Returns and clears the last request's problem, as one sentence that includes the fix; `nil` if
  /// unknown.
  func takeProblem() -> String? {
    switch watch.take() {
    case .success(401), .success(403):
      "The server at \(server) rejected the API key; set a valid one in HARK_CHAT_KEY."
    case .success(404):
      "The server at \(server) does not know the path or the model; check --url, which ends with "
        + "a version such as /v1, and --model."
    case .success(429):
      "The server at \(server) received too many requests; wait a while and try again."
    case .failure(.unreachable):
      "Nothing answers at \(server); check --url and that the server is running."
    case .failure(.timedOut): "The server at \(server) did not answer in time; try again."
    case .success, .failure, nil: nil
    }
  }
}

/// Stores the outcome of the last request: only a status or an error, never speech content.
private final class AnswerWatch: HTTPTransport {
  private let transport = SystemHTTPTransport()
  private let latest = Mutex<Result<Int, HTTPFailure>?>(nil)

  /// Returns the outcome of the last request and clears it.
  func take() -> Result<Int, HTTPFailure>? { latest.withLock { $0.take() } }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    do {
      let response = try await transport.send(request)
      latest.withLock { $0 = .success(response.status) }
      return response
    } catch {
      latest.withLock { $0 = (error as? HTTPFailure).map { .failure($0) } }
      throw error
    }
  }
}
