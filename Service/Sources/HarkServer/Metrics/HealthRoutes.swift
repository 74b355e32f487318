import HTTPTypes
import Hummingbird

/// The routes `/health`, for process supervisors, and `/metrics`, for Prometheus.
struct HealthRoutes: Sendable {
  let services: FileServices?
  let metrics: ServerMetrics
  let hub: SessionHub?

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

  private struct Health: Encodable {
    let status: String
    let recognizer: String?
  }

  private func health() async throws -> Response {
    let isLeaving = await hub?.isLeaving == true
    let isWell = services?.recognizer.unavailability == nil
    return try JSONAnswer.response(
      Health(
        status: isLeaving ? "draining" : isWell ? "ok" : "unavailable",
        recognizer: services?.recognizer.traits.name),
      status: isWell && !isLeaving ? .ok : .serviceUnavailable)
  }
}
