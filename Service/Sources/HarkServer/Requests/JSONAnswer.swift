import Foundation
import HarkServices
import Hummingbird

/// Creates JSON responses.
enum JSONAnswer {
  /// Returns a response with `body`.
  static func response(
    _ body: some Encodable, status: HTTPResponse.Status = .ok, _ headers: HTTPFields = [:]
  ) throws -> Response {
    response(try bytes(body), status: status, headers)
  }

  /// Returns a response that explains why a request for `path` was rejected.
  static func response(_ refusal: Refusal, at path: String) throws -> Response {
    response(try body(of: refusal, at: path), status: refusal.status, refusal.headers)
  }

  /// Returns the body for `refusal` of a request for `path`: `{"error":"…"}`, or the format of
  /// `APIError`.
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
