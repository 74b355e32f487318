import Foundation
import HTTPFixtures
import HarkStore
import Logging
import NIOCore
import SoundFixtures

@testable import HarkServer

/// A server in this process, at a port of its own, with a file of its own; gone with whoever made it.
final class LiveServer: Sendable {
  let port: Int
  let store: CaptureStore
  let tokens: TokenAuthority
  private let folder: TemporaryFolder
  private let running: Task<Void, any Error>

  /// Starts one; returns once it answers.
  ///
  /// `change` makes its settings others than those of a server on this machine at any free port.
  init(
    rate: RequestRate = RequestRate(burst: 100_000), page: ServedPage? = nil,
    files: FileServices? = nil, tls: TLSContext? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    change: (inout ServerSettings) -> Void = { _ in }
  ) async throws {
    folder = try TemporaryFolder()
    store = try CaptureStore(path: folder.file("captures.sqlite"))
    tokens = await TokenAuthority(.random(), now: now)
    var settings = ServerSettings(port: 0, rate: rate)
    // However busy the machine is, no client is too silent or too slow.
    settings.socketLimits.pingAfter = .hours(1)
    settings.socketLimits.readWithin = .hours(1)
    change(&settings)
    let server = HarkServer(
      settings, store: store, tokens: tokens, page: page, files: files, tls: tls,
      // Being cancelled in the middle of everything is worth a word elsewhere, not here.
      log: Logger(label: "quiet") { _ in SwiftLogNoOpLogHandler() })
    let (ports, port) = AsyncStream<Int>.makeStream()
    running = Task {
      defer { port.finish() }
      try await server.run(stoppedBy: []) { port.yield($0) }
    }
    var found = 0
    for await port in ports {
      found = port
      break
    }
    self.port = found
  }

  deinit { running.cancel() }

  /// Where it is, without `/api`.
  var url: String { "http://127.0.0.1:\(port)" }

  /// A client with a token of `user`'s.
  func client(_ user: String = "ada") async throws -> RawHTTP {
    RawHTTP(port: port, token: try await tokens.issue(to: user, lifetime: 3_600), of: self)
  }
}
