import Hummingbird

/// The route `/openapi.json`, which describes the API to programs.
struct OpenAPIRoutes: Sendable {
  let document: OpenAPIDocument

  func add(to router: Router<ServerContext>) {
    router.get("openapi.json") { _, _ in
      try JSONAnswer.response(document.json, [.cacheControl: "no-cache"])
    }
  }
}
