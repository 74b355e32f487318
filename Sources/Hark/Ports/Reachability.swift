/// Knows whether there is a connection.
public protocol Reachability: Sendable {
  /// Whether the network can be reached now.
  var isConnected: Bool { get }
}

/// There is always a connection, as far as anybody can tell.
public struct AlwaysConnected: Reachability {
  /// Makes a reachability that never reports a lost connection.
  public init() {}

  /// Always true.
  public var isConnected: Bool { true }
}
