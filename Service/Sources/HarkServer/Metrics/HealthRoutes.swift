import HTTPTypes
import Hark
import Hummingbird

/// The routes `/health` and `/live`, for load balancers and process supervisors, and `/metrics`, for
/// Prometheus.
struct HealthRoutes: Sendable {
  let metrics: ServerMetrics

  /// The recognizer for files; `nil` if the server accepts none.
  let recognizer: (any Recognizer)?
  let isLeaving: @Sendable () async -> Bool

  func addHealth(to router: some RouterMethods) {
    router.get("health") { _, _ in try await health() }
  }

  /// Adds a route that succeeds as long as the server works, also while it drains.
  func addLife(to router: some RouterMethods) {
    router.get("live") { _, _ in
      _ = await isLeaving()
      return try JSONAnswer.response(["status": "ok"])
    }
  }

  func addMetrics(
    to group: some RouterMethods,
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
