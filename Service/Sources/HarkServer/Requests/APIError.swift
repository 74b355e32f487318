import HTTPTypes

/// A refusal in the format that OpenAI clients expect:
/// `{"error":{"message","type","param","code"}}`.
struct APIError: Encodable {
  let error: Detail

  struct Detail: Encodable {
    let message: String
    let type: String
    let param: String?
    let code: String?

    private enum CodingKeys: String, CodingKey { case message, type, param, code }

    // Every error contains all four fields, including null ones.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(message, forKey: .message)
      try container.encode(type, forKey: .type)
      try container.encode(param, forKey: .param)
      try container.encode(code, forKey: .code)
    }
  }

  /// Returns whether clients of `path` expect errors in this format.
  static func isExpected(at path: String) -> Bool { path == "/v1" || path.hasPrefix("/v1/") }

  init(_ refusal: Refusal) {
    error = Detail(
      message: refusal.sentence, type: Self.type(of: refusal.status), param: refusal.parameter,
      code: refusal.code)
  }

  private static func type(of status: HTTPResponse.Status) -> String {
    switch status.code {
    case 401: "authentication_error"
    case 403: "permission_error"
    case 429: "rate_limit_error"
    case 500...: "server_error"
    default: "invalid_request_error"
    }
  }
}

extension Refusal {
  static let unknownCall = Refusal(
    .notFound, "There is nothing here, or not by this method; /openapi.json lists what there is.",
    code: "unknown_url")
}
