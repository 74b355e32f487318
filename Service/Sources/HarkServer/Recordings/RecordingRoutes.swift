import Foundation
import HTTPTypes
import Hummingbird

/// The audio of recorded calls, for the page of the user's own session.
///
/// The URL that the session gives its page contains the session's unguessable name. The name grants
/// access only to this user's recordings, and only while the session lasts.
struct RecordingRoutes: Sendable {
  /// Returns the path of a recording by a session's user; `nil` if there is none.
  let path: @Sendable (_ recording: String, _ session: String) async -> String?

  func add(to router: Router<ServerContext>) {
    router.get("recordings/:file") { request, context in try await sound(request, context) }
  }

  private func sound(_ request: Request, _ context: ServerContext) async throws -> Response {
    guard let session = request.uri.queryParameters["session"],
      let name = context.parameters.get("file"), name.hasSuffix(RecordedCalls.suffix),
      let path = await path(String(name.dropLast(RecordedCalls.suffix.count)), String(session)),
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

/// A byte range of a file in the syntax of RFC 9110: `bytes=0-99`, `bytes=100-`, or `bytes=-50`.
struct ByteRange: Equatable {
  private let first: Int?
  private let last: Int?

  /// Parses a `Range` header field with a single byte range; returns `nil` for any other form, which
  /// a server may ignore.
  init?(_ field: String) {
    guard field.hasPrefix("bytes="), case let text = field.dropFirst(6), !text.contains(",")
    else { return nil }
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let numbers = parts.map { part in part.utf8.allSatisfy { 48...57 ~= $0 } ? Int(part) : nil }
    guard zip(parts, numbers).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
    (first, last) = (numbers[0], numbers[1])
    if first == nil && last == nil || first ?? 0 > last ?? .max { return nil }
  }

  /// Returns the requested bytes of a file of the given size, or `nil` if it has none of them.
  func bytes(of size: Int) -> ClosedRange<Int>? {
    guard let first else {
      let count = min(last ?? 0, size)
      return count > 0 ? size - count...size - 1 : nil
    }
    return first < size ? first...min(last ?? size - 1, size - 1) : nil
  }
}
