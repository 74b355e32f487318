import Foundation
import Hark
import HarkStore
import Hummingbird
import Logging
import ServiceLifecycle
import UnixSignals

/// A server for the page, its sessions, and the captures and file APIs on one address.
///
/// Start here. The folders add their routes in `router`: `Captures` for saved text, `Tokens` for
/// authorization, `Page` for the files that a browser loads, `Transcriptions` and `Speech` for
/// processing files. `WebSocket` turns connections into sockets, over which `Sessions` exchanges
/// the messages of `Wire`, and `Realtime` exchanges OpenAI's messages. Logs contain nothing about a
/// request except the cause of an internal failure.
public struct HarkServer: Sendable {
  let settings: ServerSettings
  let store: CaptureStore
  let tokens: TokenAuthority
  let page: ServedPage?
  let files: FileServices?
  let tls: TLSContext?
  let log: Logger

  /// Creates a server, which opens no resources until it runs.
  ///
  /// Without `page` and `files`, it serves only `/health` and the routes under `/api`; without
  /// `tls`, it serves plain HTTP.
  public init(
    _ settings: ServerSettings = ServerSettings(), store: CaptureStore, tokens: TokenAuthority,
    page: ServedPage? = nil, files: FileServices? = nil, tls: TLSContext? = nil,
    log: Logger = HarkServer.quietLog
  ) {
    (self.settings, self.store, self.page) = (settings, store, page)
    self.tokens = tokens.rejecting(RevokedTokens(store, log: log))
    (self.files, self.tls, self.log) = (files, tls, log)
  }

  /// Serves until one of `signals` arrives.
  ///
  /// The server then announces for `ServerSettings.drainSeconds` that it is about to stop, hands
  /// the sessions of pages over, accepts nothing new, finishes requests in progress, and aborts the
  /// rest after `ServerSettings.farewellSeconds`. If the task is canceled, everything is aborted
  /// immediately.
  ///
  /// - Parameters:
  ///   - signals: The signals that stop the server.
  ///   - probesReady: Receives the port for probes, if there is one, once it accepts requests.
  ///   - wyomingReady: Receives the port for Wyoming, if there is one, once it accepts connections.
  ///   - ready: Receives the port once the server accepts requests.
  public func run(
    stoppedBy signals: [UnixSignal] = [.sigterm, .sigint],
    probesReady: @escaping @Sendable (_ port: Int) async -> Void = { _ in },
    wyomingReady: @escaping @Sendable (_ port: Int) async -> Void = { _ in },
    ready: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    let sessions = page.map { SessionEndpoint($0, settings, tokens, log: log) }
    let routers = routers(sessions?.hub)
    let main = Listener(
      routers.main, on: settings.port, of: settings,
      limit: settings.connectionLimit + (page?.sessionLimit ?? 0), option: "--port",
      endpoint: sessions, tls: tls, log: log, ready: ready)
    let probes = settings.probePort.map {
      Listener(
        routers.probes, on: $0, of: settings, limit: ServerSettings.probeLimit,
        option: "--probe-port", log: log, ready: probesReady)
    }
    let wyoming = settings.wyoming.flatMap { place in
      routers.wyoming.map { Listener($0, at: place, log: log, ready: wyomingReady) }
    }
    let leaving = Leaving(
      hub: sessions?.hub,
      signals: signals.isEmpty ? nil : await UnixSignalsSequence(trapping: signals),
      drainSeconds: settings.drainSeconds)
    // Services stop in reverse order, so that probes are answered until the end.
    let listeners = [probes, wyoming, main].compactMap { $0 }.map {
      ServiceGroupConfiguration.ServiceConfiguration(service: $0)
    }
    var group = ServiceGroupConfiguration(
      services: listeners + [
        .init(service: leaving, successTerminationBehavior: .gracefullyShutdownGroup)
      ], logger: log)
    group.maximumGracefulShutdownDuration = .seconds(ServerSettings.farewellSeconds)
    let watching = Task { await sessions?.hub.watch() }
    defer { watching.cancel() }
    try await ServiceGroup(configuration: group).run()
    await sessions?.hub.end()
  }

  /// A logger that writes warnings and errors to standard error.
  public static var quietLog: Logger {
    var log = Logger(label: "hark") { StreamLogHandler.standardError(label: $0) }
    log.logLevel = .warning
    return log
  }

  /// Returns the routes of the server's port, those of its port for probes, and what its port for
  /// Wyoming offers.
  func routers(
    _ hub: SessionHub?
  ) -> (main: Router<ServerContext>, probes: Router<ServerContext>, wyoming: WyomingEndpoint?) {
    let router = Router(context: ServerContext.self)
    let metrics = ServerMetrics()
    if page != nil { router.add(middleware: PageHeaders()) }
    router.add(middleware: RequestTiming(metrics: metrics))
    router.add(middleware: Answering(metrics: metrics))
    router.add(middleware: HostGuard(names: settings.hostNames))
    if let page { addPage(page, to: router) }
    if let hub { RecordingRoutes { await hub.recording($0, of: $1) }.add(to: router) }
    let limiter = RateLimiter(settings.rate)
    let signedIn = router.group("api")
      .add(middleware: Authentication(tokens: tokens))
      .group(context: UserContext.self)
      .add(middleware: RateLimiting(limiter: limiter))
    TokenRoutes(tokens: tokens).add(to: signedIn)
    CaptureRoutes(store: store, bodyLimit: settings.bodyLimit).add(to: signedIn)
    let known = programs(router, limiter)
    let probes = Router(context: ServerContext.self)
      .add(middleware: Answering(metrics: metrics))
      .add(middleware: HostGuard(names: settings.hostNames, allowsAddresses: true))
    let shares = files.map {
      FileShares(
        $0, limiter, metrics, isLocal: settings.isLocal && settings.wyoming?.isLocal != false)
    }
    FileAPI(shares: shares, metrics: metrics, hub: hub, needsKey: !settings.isLocal)
      .add(to: router, known, probes: probes)
    if let page {
      let locales = page.dependencies.recognizer.traits.locales
      RealtimeSecretRoutes(tokens: tokens, locales: locales).add(to: known)
    }
    let wyoming = settings.wyoming.flatMap { place in
      shares.map { WyomingEndpoint($0, isLocal: place.isLocal) }
    }
    return (router, probes, wyoming)
  }

  /// Returns the group for API clients, which need no key if only this machine can connect.
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
      router.add(middleware: PageFiles())
      router.add(middleware: FileMiddleware(folder.path, searchForIndexHtml: true, logger: log))
    }
    PageRoutes(samples: page.samples, hasPage: page.folder != nil).add(to: router)
  }
}

/// Shuts the server down gracefully: announces the shutdown for as long as load balancers need to
/// notice, hands the sessions of pages over to other servers, and ends.
///
/// A second signal ends the wait.
private struct Leaving: Service {
  let hub: SessionHub?

  /// The signals, already trapped so that none is missed; `nil` if no signal stops the server.
  let signals: UnixSignalsSequence?
  let drainSeconds: Double

  func run() async throws {
    // Without signals, the service runs until it is shut down or canceled.
    guard let signals else {
      _ = try? await gracefulShutdown()
      return
    }
    let (steps, step) = AsyncStream.makeStream(of: Void.self)
    await cancelWhenGracefulShutdown {
      await withTaskGroup { group in
        group.addTask {
          for await _ in signals { step.yield() }
          step.finish()
        }
        var next = steps.makeAsyncIterator()
        if await next.next() != nil {
          await hub?.leave()
          group.addTask {
            try? await Task.sleep(for: .seconds(drainSeconds))
            step.yield()
          }
          _ = await next.next()
          await hub?.handOver()
        }
        group.cancelAll()
      }
    }
  }
}
