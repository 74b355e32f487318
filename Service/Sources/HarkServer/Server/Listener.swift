import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// One of the server's ports, as a service that ends with a `ServerFailure` if it cannot be opened.
struct Listener: Service {
  private let server: any Service
  private let host: String
  private let port: Int

  /// The options that choose the port and the address.
  private let option: String
  private let hostOption: String

  /// Creates a service for `router` with at most `limit` connections, and with sessions if there is an
  /// `endpoint`.
  ///
  /// `ready` receives the port once the server accepts connections.
  init(
    _ router: Router<ServerContext>, on port: Int, of settings: ServerSettings, limit: Int,
    option: String, endpoint: SessionEndpoint? = nil, tls: TLSContext? = nil, log: Logger,
    ready: @escaping @Sendable (_ port: Int) async -> Void
  ) {
    let connections = OpenConnections(limit: limit)
    server = Application(
      responder: router.buildResponder(),
      server: .sessions(endpoint, settings, tls: tls, among: connections),
      configuration: ApplicationConfiguration(
        address: .hostname(settings.host, port: port),
        availableConnectionsDelegate: OpenConnections.Acceptance(connections)),
      onServerRunning: { channel in
        connections.listen(over: channel)
        await ready(channel.localAddress?.port ?? port)
      },
      logger: log)
    (self.host, self.port) = (settings.host, port)
    (self.option, hostOption) = (option, "--host")
  }

  /// Creates a service for Wyoming clients; `ready` is as above.
  init(
    _ wyoming: WyomingEndpoint, at place: WyomingPlace, log: Logger,
    ready: @escaping @Sendable (_ port: Int) async -> Void
  ) {
    let connections = OpenConnections(limit: WyomingEndpoint.connectionLimit)
    server = WyomingChannel(endpoint: wyoming, connections: connections).server(
      configuration: ServerConfiguration(
        address: .hostname(place.host, port: place.port),
        availableConnectionsDelegate: OpenConnections.Acceptance(connections)),
      onServerRunning: { channel in
        connections.listen(over: channel)
        await ready(channel.localAddress?.port ?? place.port)
      },
      eventLoopGroup: .singletonMultiThreadedEventLoopGroup, logger: log)
    (host, port) = (place.host, place.port)
    (option, hostOption) = ("--wyoming", "--wyoming")
  }

  func run() async throws {
    do {
      try await server.run()
    } catch let error as IOError {
      throw error.errnoCode == EADDRINUSE
        ? ServerFailure.addressInUse(host: host, port: port, option: option)
        : ServerFailure.noSuchAddress(host: host, port: port, option: hostOption)
    }
  }
}

/// The reason that a server could not start.
public enum ServerFailure: Error, Sendable, Hashable {
  /// Another program listens on the address; `option` chooses another port.
  case addressInUse(host: String, port: Int, option: String)

  /// The server cannot listen on the address, usually because the machine has no such address;
  /// `option` chooses another.
  case noSuchAddress(host: String, port: Int, option: String)

  /// The problem and how to solve it, in one sentence.
  public var sentence: String {
    switch self {
    case .addressInUse(let host, let port, let option):
      "Port \(port) of \(host) is in use; stop the other program, or choose another port with "
        + "\(option)."
    case .noSuchAddress(let host, let port, let option):
      "Cannot listen on \(host), port \(port); choose an address of this machine with \(option)."
    }
  }
}
