import HTTPTypes
import Hark
import Hummingbird

/// The routes `/health`, for process supervisors, and `/metrics`, for Prometheus.
struct HealthRoutes: Sendable {
  let metrics: ServerMetrics

  /// The recognizer for files; `nil` if the server accepts none.
  let recognizer: (any Recognizer)?
  let isLeaving: @Sendable () async -> Bool

  func addHealth(to router: Router<ServerContext>) {
    router.get("health") { _, _ in try await health() }
  }

  func addMetrics(
    to group: RouterGroup<UserContext>,
    _ standing: @escaping @Sendable () async -> ServerMetrics.Standing
  ) {
    group.get("metrics") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.text(await standing()))))
    }
  }

  private func health() async throws -> Response {
    let isLeaving = await isLeaving()
    let isWell = recognizer?.unavailability == nil
    let status = isLeaving ? "draining" : isWell ? "ok" : "unavailable"
    var health = ["status": status]
    health["recognizer"] = recognizer?.traits.name
    return try JSONAnswer.response(health, status: status == "ok" ? .ok : .serviceUnavailable)
  }
}
