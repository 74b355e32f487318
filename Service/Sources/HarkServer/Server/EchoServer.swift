import HummingbirdCore
import Logging
import NIOCore

/// A server that echoes every message, over the same kind of sockets as sessions.
///
/// It is the baseline for a session's cost beyond its socket, and the target of conformance suites.
package struct EchoServer: Sendable {
  private let log = Logger(label: "echo") { _ in SwiftLogNoOpLogHandler() }

  package init() {}

  /// Serves `port` of this machine (0 for any free port) until the task is canceled.
  ///
  /// `messageLimit` is in bytes; `ready` receives the port once the server accepts clients.
  package func run(
    port: Int = 0, messageLimit: Int? = nil, ready: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    var limits = WebSocketLimits()
    if let messageLimit {
      limits.message = messageLimit
      limits.fragments = messageLimit
    }
    let settings = ServerSettings(port: port)
    let channel = UpgradeChannel(
      responder: { _, _, _ in }, handshake: Handshake(names: settings.hostNames), limits: limits,
      idle: .seconds(ServerSettings.idleSeconds)
    ) { socket, _ in await Self.echo(socket) }
    let server = try HTTPServerBuilder { _ in channel }.buildServer(
      configuration: .init(address: .hostname(settings.host, port: port)),
      eventLoopGroup: .singletonMultiThreadedEventLoopGroup, logger: log,
      responder: { _, _, _ in }
    ) { await ready($0.localAddress?.port ?? port) }
    try await server.run()
  }

  private static func echo(_ socket: UpgradeChannel.Socket) async {
    try? await socket.executeThenClose { inbound, outbound in
      for try await message in inbound {
        switch message {
        case .text(let text): try await outbound.write(.text(ByteBuffer(string: text)))
        case .binary(let bytes): try await outbound.write(.binary(bytes))
        case .close: break
        }
      }
    }
  }
}
