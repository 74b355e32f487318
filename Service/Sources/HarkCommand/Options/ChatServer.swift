import HarkServices

/// A language model server and its latest problem.
struct ChatServer: Sendable {
  /// The client for the server.
  let completions: ChatCompletions

  private let server: String
  private let watch: AnswerWatch

  /// Creates a client for `model` on the server at `address`, authenticated with `key`.
  init(_ address: HTTPAddress, model: String, key: Secret?) {
    watch = AnswerWatch()
    server = address.server
    completions = ChatCompletions(
      ChatSettings(baseURL: address.url, model: model, key: key), transport: watch)
  }

  /// The problem with the last request to the server and its remedy, in one sentence; `nil` if none
  /// is known.
  var problem: String? {
    switch watch.last {
    case .success(401), .success(403):
      "The server at \(server) refuses the key; put one that it takes into HARK_CHAT_KEY."
    case .success(404):
      "The server at \(server) knows no such address or model; check --url, which ends with a "
        + "version such as /v1, and --model."
    case .success(429):
      "The server at \(server) has been asked too often; wait a while and try again."
    case .failure(.unreachable):
      "Nothing answers at \(server); check --url, and that the server runs."
    case .failure(.timedOut): "The server at \(server) did not answer in time; try again."
    case .success, .failure, nil: nil
    }
  }
}
