import Hummingbird

/// The routes of the file API under `/v1`, and those that describe the server.
struct FileAPI: Sendable {
  let services: FileServices?
  let metrics: ServerMetrics
  let hub: SessionHub?

  /// Whether only this machine can connect; its clients then have no separate limits.
  var isLocal = true

  /// Adds the routes to `router`, the routes that require authorization to `known`, and those for
  /// monitoring to `probes`.
  func add(
    to router: Router<ServerContext>, _ known: RouterGroup<UserContext>,
    probes: Router<ServerContext>
  ) {
    let health = HealthRoutes(metrics: metrics, recognizer: services?.recognizer) {
      await hub?.isLeaving == true
    }
    health.addHealth(to: router)
    health.addHealth(to: probes)
    health.addLife(to: probes)
    guard let services else { return }
    // If there can be several users, each may occupy at most half of the slots and of the disk space,
    // but always at least one slot. One user's files, which may take hours, do not run in all slots.
    let places = services.atOnce + services.waitLimit
    let queue = UploadQueue(
      atOnce: services.atOnce, limit: services.waitLimit,
      userLimit: isLocal ? places : max(places / 2, 1),
      userAtOnce: isLocal ? nil : max(services.atOnce - 1, 1), space: 2 * services.sizeLimit,
      userSpace: isLocal ? nil : services.sizeLimit)
    let models = ServedModels(services)
    let document = OpenAPIDocument(services, models, needsKey: !isLocal, hasRealtime: hub != nil)
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
      let userLimit = isLocal ? SpeechSlots.limit : SpeechSlots.limit / 2
      SpeechRoutes(speech: speech, models: models, metrics: metrics, userLimit: userLimit)
        .add(to: group)
    }
  }

  private func standing(of queue: UploadQueue) async -> ServerMetrics.Standing {
    var standing = queue.standing
    standing.sessions = await hub?.count ?? 0
    return standing
  }
}
