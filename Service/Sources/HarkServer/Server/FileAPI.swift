import Hummingbird

/// The routes of the file API under `/v1`, and those that describe the server.
struct FileAPI: Sendable {
  /// The services for programs and their limits, if the server offers any.
  let shares: FileShares?
  let metrics: ServerMetrics
  let hub: SessionHub?

  /// Whether requests need a key.
  let needsKey: Bool

  /// Adds the routes to `router`, the routes that require authorization to `known`, and those for
  /// monitoring to `probes`.
  func add(
    to router: Router<ServerContext>, _ known: RouterGroup<UserContext>,
    probes: Router<ServerContext>
  ) {
    let health = HealthRoutes(metrics: metrics, recognizer: shares?.services.recognizer) {
      await hub?.isLeaving == true
    }
    health.addHealth(to: router)
    health.addHealth(to: probes)
    health.addLife(to: probes)
    guard let shares else { return }
    let services = shares.services
    let (models, queue) = (shares.models, shares.queue)
    let document = OpenAPIDocument(services, models, needsKey: needsKey, hasRealtime: hub != nil)
    router.get("openapi.json") { _, _ in
      try JSONAnswer.response(document.json, [.cacheControl: "no-cache"])
    }
    health.addMetrics(to: known) { await standing(of: queue) }
    health.addMetrics(to: probes) { await standing(of: queue) }
    let group = known.group("v1")
    ModelRoutes(models: models).add(to: group)
    TranscriptionRoutes(services: services, models: models, queue: queue, metrics: metrics)
      .add(to: group)
    if let speech = services.speech {
      SpeechRoutes(speech: speech, models: models, metrics: metrics, slots: shares.slots)
        .add(to: group)
    }
  }

  private func standing(of queue: UploadQueue) async -> ServerMetrics.Standing {
    var standing = queue.standing
    standing.sessions = await hub?.count ?? 0
    return standing
  }
}
