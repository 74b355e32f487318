/// The file services with the limits that all ways to them share: HTTP and Wyoming.
struct FileShares: Sendable {
  let services: FileServices
  let models: ServedModels
  let queue: UploadQueue
  let slots: SpeechSlots
  let limiter: RateLimiter
  let metrics: ServerMetrics

  /// Creates the limits; if only this machine can connect, its clients have no separate ones.
  init(_ services: FileServices, _ limiter: RateLimiter, _ metrics: ServerMetrics, isLocal: Bool) {
    (self.services, self.limiter, self.metrics) = (services, limiter, metrics)
    models = ServedModels(services)
    // If there can be several users, each may occupy at most half of the slots and of the disk space,
    // but always at least one slot. One user's files, which may take hours, do not run in all slots.
    let places = services.atOnce + services.waitLimit
    queue = UploadQueue(
      atOnce: services.atOnce, limit: services.waitLimit,
      userLimit: isLocal ? places : max(places / 2, 1),
      userAtOnce: isLocal ? nil : max(services.atOnce - 1, 1), space: 2 * services.sizeLimit,
      userSpace: isLocal ? nil : services.sizeLimit)
    slots = SpeechSlots(userLimit: isLocal ? SpeechSlots.limit : SpeechSlots.limit / 2)
  }
}
