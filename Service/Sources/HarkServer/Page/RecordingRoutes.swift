import Foundation
import HTTPTypes
import Hummingbird

/// The audio of recorded calls, for the page of the user's own session.
///
/// The URL that the session gives its page contains the session's unguessable name. The name grants
/// access only to this user's recordings, and only while the session lasts.
struct RecordingRoutes: Sendable {
  let hub: SessionHub

  func add(to router: Router<ServerContext>) {
    router.get("recordings/:file") { request, context in try await sound(request, context) }
  }

  private func sound(_ request: Request, _ context: ServerContext) async throws -> Response {
    guard let session = request.uri.queryParameters["session"],
      let name = context.parameters.get("file"), name.hasSuffix(RecordedCalls.suffix),
      let path = await hub.recording(
        String(name.dropLast(RecordedCalls.suffix.count)), of: String(session)),
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > 0
    else { throw Refusal.unknownPlace }
    var headers: HTTPFields = [
      .contentType: RecordedCalls.contentType, .acceptRanges: "bytes", .cacheControl: "no-store",
    ]
    guard let range = request.headers[.range].flatMap({ ByteRange($0) }) else {
      headers[.contentLength] = "\(size)"
      let body = try await FileIO().loadFile(path: path, range: 0...size - 1, context: context)
      return Response(status: .ok, headers: headers, body: body)
    }
    guard let bytes = range.bytes(of: size) else { throw Refusal.badRange(of: size) }
    headers[.contentRange] = "bytes \(bytes.lowerBound)-\(bytes.upperBound)/\(size)"
    headers[.contentLength] = "\(bytes.count)"
    let body = try await FileIO().loadFile(path: path, range: bytes, context: context)
    return Response(status: .partialContent, headers: headers, body: body)
  }
}
