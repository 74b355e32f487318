import Foundation
import HarkServices
import Hummingbird

/// Creates JSON responses.
enum JSONAnswer {
  static func response(
    _ body: some Encodable, status: HTTPResponse.Status = .ok, _ headers: HTTPFields = [:]
  ) throws -> Response {
    response(try bytes(body), status: status, headers)
  }

  static func response(_ refusal: HTTPRefusal, at path: String) throws -> Response {
    response(try body(of: refusal, at: path), status: refusal.status, refusal.headers)
  }

  /// Returns the body for a refused request for `path`: `{"error":"…"}`, or an `APIError`.
  static func body(of refusal: HTTPRefusal, at path: String) throws -> [UInt8] {
    APIError.isExpected(at: path)
      ? try bytes(APIError(refusal)) : try bytes(["error": refusal.sentence])
  }

  private static func bytes(_ body: some Encodable) throws -> [UInt8] {
    [UInt8](try SomethingCoding.encoder().encode(body))
  }

  private static func response(
    _ bytes: [UInt8], status: HTTPResponse.Status, _ headers: HTTPFields
  ) -> Response {
    var headers = headers
    headers[.contentType] = "application/json"
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}

/// A refusal in the format of OpenAI's API: `{"error":{"message","type","param","code"}}`.
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

  static func isExpected(at path: String) -> Bool { path == "/v1" || path.hasPrefix("/v1/") }

  init(_ refusal: HTTPRefusal) {
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
