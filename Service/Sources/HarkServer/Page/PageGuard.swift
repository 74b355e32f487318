import HTTPTypes
import Hummingbird

/// Answers what is no page of anybody's: hidden files and ways out of the folder.
///
/// The files themselves are Hummingbird's, which knows types, ranges and entity tags.
struct PageGuard: RouterMiddleware {
  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    guard Self.isOpen(request.uri.path) else { throw Refusal.unknownPlace }
    var answer = try await next(request, context)
    // Kept by browsers, and asked for again each time by its entity tag.
    if answer.headers[.eTag] != nil { answer.headers[.cacheControl] = "no-cache" }
    return answer
  }

  /// Whether a path, as it was sent, may be one of a file: every part of it has a name that neither
  /// begins with a dot nor holds what no name of a file of ours has.
  static func isOpen(_ path: String) -> Bool {
    guard let plain = path.removingPercentEncoding, !plain.hasPrefix("//") else { return false }
    return plain.split(separator: "/", omittingEmptySubsequences: true).allSatisfy { part in
      !part.hasPrefix(".") && part.utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F && $0 != 0x5C }
    }
  }
}
