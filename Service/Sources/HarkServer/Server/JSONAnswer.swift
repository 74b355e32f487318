import Foundation
import HarkServices
import Hummingbird

/// Answers in JSON.
enum JSONAnswer {
  /// An answer with `body` for its body.
  static func response(
    _ body: some Encodable, status: HTTPResponse.Status = .ok, _ headers: HTTPFields = [:]
  ) throws -> Response {
    var headers = headers
    headers[.contentType] = "application/json"
    let bytes = try SomethingCoding.encoder().encode(body)
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// An answer that says why a request is not done: `{"error":"…"}`.
  static func response(_ refusal: Refusal) throws -> Response {
    try response(["error": refusal.sentence], status: refusal.status, refusal.headers)
  }
}
