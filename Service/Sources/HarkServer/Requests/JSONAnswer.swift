import Foundation
import HarkServices
import Hummingbird

/// Answers in JSON.
enum JSONAnswer {
  /// An answer with `body` for its body.
  static func response(
    _ body: some Encodable, status: HTTPResponse.Status = .ok, _ headers: HTTPFields = [:]
  ) throws -> Response {
    response(try bytes(body), status: status, headers)
  }

  /// An answer that says why a request for `path` is not done.
  static func response(_ refusal: Refusal, at path: String) throws -> Response {
    response(try body(of: refusal, at: path), status: refusal.status, refusal.headers)
  }

  /// What is said of `refusal` to whoever asked for `path`: `{"error":"…"}`, or as `APIError` has it.
  static func body(of refusal: Refusal, at path: String) throws -> [UInt8] {
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
