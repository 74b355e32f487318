import NIOCore

/// The address and the limits of a server.
public struct ServerSettings: Sendable {
  /// The address to listen on; by default, only this machine can reach it.
  public var host: String

  /// The port; 0 for any free port.
  public var port: Int

  /// The port for `/health`, `/live`, and `/metrics` only, without tokens and TLS; `nil` for none, 0 for
  /// any free port.
  ///
  /// Its connections are separate, so that it answers while those of the other port are all in use.
  public var probePort: Int?

  /// The address for Home Assistant's Wyoming protocol, which has neither keys nor encryption; `nil`
  /// for none.
  public var wyoming: WyomingPlace?

  /// The host names, in addition to this machine's own, by which requests may address the server.
  public var otherNames: [String]

  /// The maximum length of a request body, in bytes.
  ///
  /// The longest text needs half of this limit if each of its characters is written as two escapes.
  public var bodyLimit = 256 * 1_024

  /// The maximum request rate of a user.
  public var rate: RequestRate

  /// The maximum rate at which a user starts sessions, except on a local server; it is far above human
  /// use.
  public var sessionRate = RequestRate(burst: 60, perMinute: 60)

  /// The time between the announcement of a shutdown and the shutdown itself, in seconds.
  ///
  /// This is the time that load balancers need to notice; 0 without load balancers.
  public var drainSeconds = 0.0

  var socketLimits = WebSocketLimits()

  /// The maximum number of connections in addition to one for each session.
  var connectionLimit = 512

  /// The maximum time until the header of a connection's first request arrives.
  var headWithin = TimeAmount.seconds(10)

  /// The default port, which spells HARK on a telephone keypad.
  public static let standardPort = 4_275

  /// The maximum number of connections of the port for probes.
  static let probeLimit = 16

  /// The maximum idle time of a connection that is not upgraded to a WebSocket, in seconds.
  static let idleSeconds = 60

  /// The maximum time for requests in progress to finish when the server stops, in seconds.
  static let farewellSeconds = 10

  /// Creates settings.
  public init(
    host: String = "127.0.0.1", port: Int = standardPort, otherNames: [String] = [],
    rate: RequestRate = RequestRate()
  ) {
    (self.host, self.port, self.otherNames, self.rate) = (host, port, otherNames, rate)
  }

  /// Whether only this machine can reach the address.
  public var isLocal: Bool { Self.isLocal(host) }

  /// Returns whether `host` is a name or address of this machine that no other machine can reach.
  public static func isLocal(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return ["localhost", "::1"].contains(host.lowercased())
      || parts.count == 4 && parts.first == 127 && !parts.contains(nil)
  }

  /// Returns the server's URL when it listens on `port`.
  public func url(port: Int, isEncrypted: Bool = false) -> String {
    (isEncrypted ? "https://" : "http://") + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
  }

  /// All names by which requests may address the server, in lowercase.
  var hostNames: Set<String> {
    Set((["localhost", "127.0.0.1", "::1", host] + otherNames).map { $0.lowercased() })
  }
}

/// The address of the server for Home Assistant's Wyoming protocol.
public struct WyomingPlace: Sendable, Equatable {
  /// The address to listen on.
  public var host: String

  /// The port; 0 for any free port.
  public var port: Int

  /// Creates an address.
  public init(host: String = "127.0.0.1", port: Int) { (self.host, self.port) = (host, port) }

  /// Whether only this machine can reach the address.
  public var isLocal: Bool { ServerSettings.isLocal(host) }
}
