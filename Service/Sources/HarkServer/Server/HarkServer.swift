import HarkStore
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The page, its sessions and the captures API on one address, until it is told to stop.
///
/// Start here. Each room adds its routes in `responder`: `Captures` what is kept, `Tokens` who may,
/// `Page` what a browser loads, `Transcriptions` and `Speech` what is done with files. `WebSocket` makes
/// sockets of connections, on which `Sessions` speak the messages of `Wire`, and `Realtime` those of
/// OpenAI. No log holds anything of a request but how it failed inside.
public struct HarkServer: Sendable {
  let settings: ServerSettings
  let store: CaptureStore
  let tokens: TokenAuthority
  let page: ServedPage?
  let files: FileServices?
  let tls: TLSContext?
  let log: Logger

  /// Makes a server; nothing is opened before it runs.
  ///
  /// Without `page` and `files` it serves the captures API alone; without `tls` plain HTTP.
  public init(
    _ settings: ServerSettings = ServerSettings(), store: CaptureStore, tokens: TokenAuthority,
    page: ServedPage? = nil, files: FileServices? = nil, tls: TLSContext? = nil,
    log: Logger = HarkServer.quietLog
  ) {
    self.settings = settings
    self.store = store
    self.tokens = tokens
    self.page = page
    self.files = files
    self.tls = tls
    self.log = log
  }

  /// Serves until one of `signals` comes.
  ///
  /// Then it says for `ServerSettings.drainSeconds` that it is about to stop, hands its sessions over,
  /// takes nothing new, finishes what is under way, and after `ServerSettings.farewellSeconds` breaks
  /// off the rest. When the task is cancelled, everything
  /// is broken off at once.
  ///
  /// - Parameters:
  ///   - signals: What asks it to stop.
  ///   - ready: Gets the port once requests are answered.
  public func run(
    stoppedBy signals: [UnixSignal] = [.sigterm, .sigint],
    ready: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    let sessions = page.map { SessionEndpoint($0, settings, tokens) }
    let application = Application(
      responder: responder(sessions?.hub),
      server: .sessions(sessions, settings, tls: tls),
      configuration: ApplicationConfiguration(
        address: .hostname(settings.host, port: settings.port),
        availableConnectionsDelegate: MaximumAvailableConnections(
          ServerSettings.connectionLimit + (page?.sessionLimit ?? 0))),
      onServerRunning: { await ready($0.localAddress?.port ?? settings.port) },
      logger: log)
    let leaving = Leaving(
      hub: sessions?.hub,
      signals: signals.isEmpty ? nil : await UnixSignalsSequence(trapping: signals),
      drainSeconds: settings.drainSeconds)
    var group = ServiceGroupConfiguration(
      services: [
        .init(service: application),
        .init(service: leaving, successTerminationBehavior: .gracefullyShutdownGroup),
      ], logger: log)
    group.maximumGracefulShutdownDuration = .seconds(ServerSettings.farewellSeconds)
    do {
      let watching = Task { await sessions?.hub.watch() }
      defer { watching.cancel() }
      try await ServiceGroup(configuration: group).run()
      await sessions?.hub.end()
    } catch let error as IOError {
      throw ServerFailure(error, settings)
    }
  }

  /// Writes warnings and errors to standard error.
  public static var quietLog: Logger {
    var log = Logger(label: "hark") { StreamLogHandler.standardError(label: $0) }
    log.logLevel = .warning
    return log
  }

  /// What answers every request; `hub` has the sessions where there are any.
  func responder(_ hub: SessionHub?) -> RouterResponder<ServerContext> {
    router(hub).buildResponder()
  }

  /// The routes of every room.
  func router(_ hub: SessionHub?) -> Router<ServerContext> {
    let router = Router(context: ServerContext.self)
    let metrics = ServerMetrics()
    if page != nil { router.add(middleware: PageHeaders()) }
    router.add(middleware: RequestTiming(metrics: metrics))
    router.add(middleware: Answering(metrics: metrics))
    router.add(middleware: HostGuard(names: settings.hostNames))
    if let page { addPage(page, to: router) }
    if let hub { RecordingRoutes(hub: hub).add(to: router) }
    let limiter = RateLimiter(settings.rate)
    let signedIn = router.group("api")
      .add(middleware: Authentication(tokens: tokens))
      .group(context: UserContext.self)
      .add(middleware: RateLimiting(limiter: limiter))
    TokenRoutes(tokens: tokens).add(to: signedIn)
    CaptureRoutes(store: store, bodyLimit: settings.bodyLimit).add(to: signedIn)
    let known = programs(router, limiter)
    FileAPI(services: files, metrics: metrics, hub: hub, isLocal: settings.isLocal)
      .add(to: router, known)
    if let page {
      let locales = page.dependencies.recognizer.traits.locales
      RealtimeSecretRoutes(tokens: tokens, locales: locales).add(to: known)
    }
    return router
  }

  /// Where programs come to with a key; on a server that only this machine reaches, none needs one.
  private func programs(
    _ router: Router<ServerContext>, _ limiter: RateLimiter
  ) -> RouterGroup<UserContext> {
    let local = settings.isLocal ? page?.localUser ?? files?.localUser : nil
    return router.group()
      .add(middleware: APIAuthentication(tokens: tokens, localUser: local))
      .group(context: UserContext.self)
      .add(middleware: RateLimiting(limiter: limiter))
  }

  private func addPage(_ page: ServedPage, to router: Router<ServerContext>) {
    router.add(middleware: PageGuard())
    if let folder = page.folder {
      router.add(middleware: FileMiddleware(folder.path, searchForIndexHtml: true, logger: log))
    }
    PageRoutes(samples: page.samples, hasPage: page.folder != nil).add(to: router)
  }
}
