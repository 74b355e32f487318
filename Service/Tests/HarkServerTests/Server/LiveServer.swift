import Foundation
import HTTPFixtures
import HarkStore
import HarkTesting
import Logging
import NIOCore
import SoundFixtures

@testable import HarkServer

/// An in-process server with its own port and database file, which ends together with its instance.
final class LiveServer: Sendable {
  let port: Int

  /// The port for probes; `nil` if the settings have none.
  let probePort: Int?

  /// The port for Wyoming; `nil` if the settings have none.
  let wyomingPort: Int?
  let store: CaptureStore
  let tokens: TokenAuthority

  /// The clock of the page's sessions if it is manual.
  let clock: ManualTimekeeper?
  private let folder: TemporaryFolder
  private let running: Task<Void, any Error>

  /// Starts a server and returns when it responds.
  ///
  /// `change` adjusts the settings, which are those of a local server on any free port.
  init(
    rate: RequestRate = RequestRate(burst: 100_000), page: ServedPage? = nil,
    files: FileServices? = nil, tls: TLSContext? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    change: (inout ServerSettings) -> Void = { _ in }
  ) async throws {
    folder = try TemporaryFolder()
    store = try CaptureStore(path: folder.file("captures.sqlite"))
    tokens = await TokenAuthority(.random(), now: now)
    clock = page?.dependencies.timekeeper as? ManualTimekeeper
    var settings = ServerSettings(port: 0, rate: rate)
    // Even on a busy machine, no client is disconnected for being silent or slow.
    settings.socketLimits.pingAfter = .hours(1)
    settings.socketLimits.readWithin = .hours(1)
    change(&settings)
    let server = HarkServer(
      settings, store: store, tokens: tokens, page: page, files: files, tls: tls,
      // The server would log that it is canceled midway, which is expected here.
      log: Logger(label: "quiet") { _ in SwiftLogNoOpLogHandler() })
    let (ports, port) = AsyncStream<Int>.makeStream()
    let (probePorts, probePort) = AsyncStream<Int>.makeStream()
    let (wyomingPorts, wyomingPort) = AsyncStream<Int>.makeStream()
    if settings.probePort == nil { probePort.finish() }
    if settings.wyoming == nil { wyomingPort.finish() }
    running = Task {
      defer {
        port.finish()
        probePort.finish()
        wyomingPort.finish()
      }
      try await server.run(
        stoppedBy: [], probesReady: { probePort.yield($0) },
        wyomingReady: { wyomingPort.yield($0) }
      ) { port.yield($0) }
    }
    var found = 0
    for await port in ports {
      found = port
      break
    }
    self.port = found
    self.probePort = await probePorts.first { _ in true }
    self.wyomingPort = await wyomingPorts.first { _ in true }
  }

  deinit { running.cancel() }

  /// The URL of the server, without `/api`.
  var url: String { "http://127.0.0.1:\(port)" }

  /// Returns a client with a token for `user`.
  func client(_ user: String = "ada") async throws -> RawHTTP {
    RawHTTP(port: port, token: try await tokens.issue(to: user, lifetime: 3_600), of: self)
  }
}
