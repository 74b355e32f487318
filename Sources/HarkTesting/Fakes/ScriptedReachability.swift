import Hark

/// A network connection whose availability the test controls.
public final class ScriptedReachability: Reachability {
  private let connected: Locked<Bool>

  /// Creates a connection; by default, it is available.
  public init(isConnected: Bool = true) { connected = Locked(isConnected) }

  /// Whether the network is reachable.
  public var isConnected: Bool { connected.withLock { $0 } }

  /// Restores or breaks the connection.
  public func connect(_ isConnected: Bool) { connected.withLock { $0 = isConnected } }
}
