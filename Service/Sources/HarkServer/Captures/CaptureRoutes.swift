import HarkStore
import Hummingbird

/// The routes under `/api/somethings`, which expose only the user's own captures.
struct CaptureRoutes: Sendable {
  let store: CaptureStore

  /// The maximum number of bytes read from a body.
  let bodyLimit: Int

  func add(to group: RouterGroup<UserContext>) {
    group.post("somethings") { try await create($0, $1.user) }
    group.get("somethings") { try await list($0, $1.user) }
    group.get("somethings/:id") { _, context in
      guard let kept = try await store.capture(try id(context), of: context.user) else {
        throw Refusal.noSuchCapture
      }
      return try JSONAnswer.response(kept)
    }
    group.delete("somethings/:id") { _, context in
      guard try await store.delete(try id(context), of: context.user) else {
        throw Refusal.noSuchCapture
      }
      return Response(status: .noContent)
    }
  }

  private func create(_ request: Request, _ user: String) async throws -> Response {
    let key = try CaptureBody.key(in: request.headers)
    let body = try await CaptureBody(request, limit: bodyLimit)
    let kept = try await store.insert(NewCapture(body.content, key: key), of: user)
    return try JSONAnswer.response(
      kept, status: .created, [.location: "/api/somethings/\(kept.id)"])
  }

  private func list(_ request: Request, _ user: String) async throws -> Response {
    let query = try CapturePageQuery(request.uri.queryParameters)
    let page = try await store.page(of: user, before: query.before, limit: query.limit)
    return try JSONAnswer.response(CapturePageAnswer(page))
  }

  /// Returns the number in the path.
  ///
  /// Throws `Refusal.noSuchCapture` if the text is not a number in the form used in `Location`.
  private func id(_ context: UserContext) throws -> Int {
    guard let text = context.parameters.get("id"), let id = Int(text), String(id) == text else {
      throw Refusal.noSuchCapture
    }
    return id
  }
}
