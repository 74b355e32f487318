import Hark
import Hummingbird

/// Times requests by route rather than by path, because a path may contain anything.
struct RequestTiming: RouterMiddleware {
  let metrics: ServerMetrics

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    let begun = SystemTimekeeper().now
    let answer = try await next(request, context)
    let seconds = SystemTimekeeper().now - begun
    metrics.answered(
      "\(Self.method(request)) \(context.endpointPath ?? "other")",
      status: Int(answer.status.code), after: seconds)
    return answer
  }

  /// Returns the name of a standard method or `OTHER`, because a client can invent any number of
  /// methods.
  private static func method(_ request: Request) -> String {
    [.get, .post, .put, .delete, .head, .options, .patch].contains(request.method)
      ? request.method.rawValue : "OTHER"
  }
}
