import Hark

/// A connection that is there or not, as the test says.
public final class ScriptedReachability: Reachability {
  private let connected: Locked<Bool>

  /// Makes a connection that is there, or not.
  public init(isConnected: Bool = true) { connected = Locked(isConnected) }

  /// Whether the network can be reached now.
  public var isConnected: Bool { connected.withLock { $0 } }

  /// Makes or breaks the connection.
  public func connect(_ isConnected: Bool) { connected.withLock { $0 = isConnected } }
}
