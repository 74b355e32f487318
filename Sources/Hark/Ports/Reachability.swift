/// Reports whether the network is reachable.
public protocol Reachability: Sendable {
  /// Whether the network is currently reachable.
  var isConnected: Bool { get }
}

/// A reachability that always reports a connection.
public struct AlwaysConnected: Reachability {
  /// Creates a reachability that always reports a connection.
  public init() {}

  /// Always `true`.
  public var isConnected: Bool { true }
}
