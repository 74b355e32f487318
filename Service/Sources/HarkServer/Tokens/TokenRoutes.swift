import Hummingbird

/// The route `/api/token/refresh`, which renews a valid token.
struct TokenRoutes: Sendable {
  let tokens: TokenAuthority

  func add(to group: RouterGroup<UserContext>) {
    group.post("token/refresh") { _, context in
      guard let token = try await tokens.renewed(context.claims) else {
        throw Refusal.unknownUser
      }
      return try JSONAnswer.response(["token": token])
    }
  }
}
