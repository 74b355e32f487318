import Foundation
import HarkServices
import Hummingbird

enum JSONAnswer {
  static func response(
    _ body: some Encodable, status: HTTPResponse.Status = .ok, _ headers: HTTPFields = [:]
  ) throws -> Response { response(try bytes(body), status: status, headers) }

  /// Returns a list in the format of OpenAI's API.
  static func list(_ items: [JSONValue]) throws -> Response {
    try response(["object": "list", "data": .array(items)] as JSONValue)
  }

  static func response(_ refusal: HTTPRefusal, at path: String) throws -> Response {
    response(try body(of: refusal, at: path), status: refusal.status, refusal.headers)
  }

  /// Returns the body for a refused request for `path`: `{"error":"…"}`, or `apiError(_:)`.
  static func body(of refusal: HTTPRefusal, at path: String) throws -> [UInt8] {
    isAPI(path) ? try bytes(apiError(refusal)) : try bytes(["error": refusal.sentence])
  }

  /// Returns a refusal in the format of OpenAI's API, with all four fields, including null ones.
  static func apiError(_ refusal: HTTPRefusal) -> JSONValue {
    let type =
      switch refusal.status.code {
      case 401: "authentication_error"
      case 403: "permission_error"
      case 429: "rate_limit_error"
      case 500...: "server_error"
      default: "invalid_request_error"
      }
    return [
      "error": [
        "message": .string(refusal.sentence), "type": .string(type),
        "param": .text(refusal.parameter),
        "code": .text(refusal.code),
      ]
    ]
  }

  /// Returns whether `path` belongs to the API that OpenAI's clients use.
  static func isAPI(_ path: String) -> Bool { path == "/v1" || path.hasPrefix("/v1/") }

  private static func bytes(_ body: some Encodable) throws -> [UInt8] {
    [UInt8](try SavedCaptureCoding.encoder().encode(body))
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

extension JSONValue {
  /// Returns a string, or null for `nil`.
  static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  static func whole(_ number: Int) -> JSONValue { .number(Double(number)) }
}

enum JSONEvent {
  static func text(_ body: some Encodable) -> String {
    // Encoding can fail only for a non-finite number, and no event contains one.
    let json = (try? JSONEncoder().encode(body)) ?? Data("{}".utf8)
    return "data: \(String(decoding: json, as: UTF8.self))\n\n"
  }
}
