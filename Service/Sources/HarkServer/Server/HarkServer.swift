import HarkStore
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The captures API on one address, until it is told to stop.
///
/// Start here. Each room adds its routes in `responder`: `Captures` what is kept, `Tokens` who may.
/// No log holds anything of a request but how it failed inside.
public struct HarkServer: Sendable {
  let settings: ServerSettings
  let store: CaptureStore
  let tokens: TokenAuthority
  let log: Logger

  /// Makes a server; nothing is opened before it runs.
  public init(
    _ settings: ServerSettings = ServerSettings(), store: CaptureStore, tokens: TokenAuthority,
    log: Logger = HarkServer.quietLog
  ) {
    self.settings = settings
    self.store = store
    self.tokens = tokens
    self.log = log
  }

  /// Serves until one of `signals` comes or the task is cancelled.
  ///
  /// Then nothing new is taken, what is under way is finished, and after
  /// `ServerSettings.farewellSeconds` the rest is broken off.
  ///
  /// - Parameters:
  ///   - signals: What asks it to stop.
  ///   - ready: Gets the port once requests are answered.
  public func run(
    stoppedBy signals: [UnixSignal] = [.sigterm, .sigint],
    ready: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    let application = Application(
      responder: responder,
      server: .http1(
        configuration: .init(idleTimeout: .seconds(Int64(ServerSettings.idleSeconds)))),
      configuration: ApplicationConfiguration(
        address: .hostname(settings.host, port: settings.port),
        availableConnectionsDelegate: MaximumAvailableConnections(ServerSettings.connectionLimit)),
      onServerRunning: { await ready($0.localAddress?.port ?? settings.port) },
      logger: log)
    var group = ServiceGroupConfiguration(
      services: [.init(service: application)], gracefulShutdownSignals: signals, logger: log)
    group.maximumGracefulShutdownDuration = .seconds(ServerSettings.farewellSeconds)
    do {
      try await ServiceGroup(configuration: group).run()
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

  /// What answers every request.
  var responder: RouterResponder<ServerContext> {
    let router = Router(context: ServerContext.self)
    router.add(middleware: Answering())
    router.add(middleware: HostGuard(names: settings.hostNames))
    let limiter = RateLimiter(settings.rate)
    let signedIn = router.group("api")
      .add(middleware: Authentication(tokens: tokens))
      .group(context: UserContext.self)
      .add(middleware: RateLimiting(limiter: limiter))
    TokenRoutes(tokens: tokens).add(to: signedIn)
    CaptureRoutes(store: store, bodyLimit: settings.bodyLimit).add(to: signedIn)
    return router.buildResponder()
  }
}
