/// Where a server listens, and what it puts up with.
public struct ServerSettings: Sendable {
  /// The address to listen at; by default only this machine reaches it.
  public var host: String

  /// The port; 0 for any that is free.
  public var port: Int

  /// Names, beside those of this machine, under which requests may call the server.
  public var otherNames: [String]

  /// How much of a request's body is read, in bytes.
  ///
  /// The longest text needs half of it when each of its characters is written as two escapes.
  public var bodyLimit = 256 * 1_024

  /// How often a user may ask.
  public var rate: RequestRate

  /// How long the server says that it is about to stop before it does, in seconds.
  ///
  /// As long as balancers take to notice; 0 where nobody balances.
  public var drainSeconds = 0.0

  /// What a session's socket puts up with.
  var socketLimits = WebSocketLimits()

  /// HARK on the keys of a telephone.
  public static let standardPort = 4_275

  /// How long a connection may stand idle.
  static let idleSeconds = 60

  /// How long requests under way may take to end when the server stops.
  static let farewellSeconds = 10

  /// Connections at a time beside those of sessions; more wait.
  static let connectionLimit = 512

  /// Makes settings.
  public init(
    host: String = "127.0.0.1", port: Int = standardPort, otherNames: [String] = [],
    rate: RequestRate = RequestRate()
  ) {
    self.host = host
    self.port = port
    self.otherNames = otherNames
    self.rate = rate
  }

  /// Whether only this machine reaches the address.
  public var isLocal: Bool { Self.isLocal(host) }

  /// Whether `host` is a name of this machine that no other one reaches.
  public static func isLocal(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return ["localhost", "::1"].contains(host.lowercased())
      || parts.count == 4 && parts.first == 127 && !parts.contains(nil)
  }

  /// The address as one calls it, when it listens at `port`.
  public func url(port: Int, isEncrypted: Bool = false) -> String {
    (isEncrypted ? "https://" : "http://") + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
  }

  /// Every name under which requests may call the server, in small letters.
  var hostNames: Set<String> {
    Set((["localhost", "127.0.0.1", "::1", host] + otherNames).map { $0.lowercased() })
  }
}
