import HarkServices

/// The server of a language model, and what is wrong with it.
struct ChatServer: Sendable {
  /// Asks it.
  let completions: ChatCompletions

  private let server: String
  private let watch: AnswerWatch

  /// The one at `address`, which is asked for `model` with `key`.
  init(_ address: HTTPAddress, model: String, key: Secret?) {
    watch = AnswerWatch()
    server = address.server
    completions = ChatCompletions(
      ChatSettings(baseURL: address.url, model: model, key: key), transport: watch)
  }

  /// What the person who named the server can do about its last answer, in one sentence; nil when
  /// that is nothing in particular.
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
