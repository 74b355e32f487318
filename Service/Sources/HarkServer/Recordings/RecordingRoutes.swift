import Foundation
import HTTPTypes
import Hummingbird

/// The audio of recorded calls, for the page of the user's own session.
///
/// The page sends its session's unguessable name in a header, which proxies do not log. The name grants
/// access only to this user's recordings, and only while the session lasts.
struct RecordingRoutes: Sendable {
  /// Returns the path of a recording by a session's user; `nil` if there is none.
  let path: @Sendable (_ recording: String, _ session: String) async -> String?

  /// The header field with the session's name.
  static let sessionField = HTTPField.Name.named("Hark-Session")

  func add(to router: Router<ServerContext>) {
    router.get("recordings/:file") { request, context in try await sound(request, context) }
  }

  private func sound(_ request: Request, _ context: ServerContext) async throws -> Response {
    guard let session = request.headers[Self.sessionField],
      let name = context.parameters.get("file"), name.hasSuffix(RecordedCalls.suffix),
      let path = await path(String(name.dropLast(RecordedCalls.suffix.count)), session),
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > 0
    else { throw HTTPRefusal.unknownPlace }
    var headers: HTTPFields = [
      .contentType: RecordedCalls.contentType, .acceptRanges: "bytes", .cacheControl: "no-store",
    ]
    var bytes = 0...size - 1
    let range = request.headers[.range].flatMap(ByteRange.init)
    if let range {
      guard let wanted = range.bytes(of: size) else { throw HTTPRefusal.badRange(of: size) }
      bytes = wanted
      headers[.contentRange] = "bytes \(bytes.lowerBound)-\(bytes.upperBound)/\(size)"
    }
    headers[.contentLength] = "\(bytes.count)"
    return Response(
      status: range == nil ? .ok : .partialContent, headers: headers,
      body: try await FileIO().loadFile(path: path, range: bytes, context: context))
  }
}
