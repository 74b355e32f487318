import Hummingbird

/// `/openapi.json`: what the API takes and gives, for programs.
struct OpenAPIRoutes: Sendable {
  let document: OpenAPIDocument

  func add(to router: Router<ServerContext>) {
    router.get("openapi.json") { _, _ in
      try JSONAnswer.response(document.json, [.cacheControl: "no-cache"])
    }
  }
}
