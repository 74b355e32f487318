#if canImport(UIKit)
  import Dispatch
  import Hark
  import Network

  /// Knows from `NWPathMonitor` whether there is a connection, from when it is made until it is let go
  /// of.
  ///
  /// Until the system has spoken there is one, as far as anybody can tell; a connection that would be
  /// made on demand counts.
  public final class NWPathReachability: Reachability {
    private let monitor = NWPathMonitor()
    private let connected: Locked<Bool>

    /// Begins to watch, on a queue of its own.
    public init() {
      let connected = Locked(true)
      self.connected = connected
      monitor.pathUpdateHandler = Self.handler(connected)
      monitor.start(queue: DispatchQueue(label: "hark-reachability", qos: .utility))
    }

    deinit { monitor.cancel() }

    /// Whether the network can be reached now.
    public var isConnected: Bool { connected.withLock { $0 } }

    /// The system calls it on the queue.
    private static func handler(_ connected: Locked<Bool>) -> @Sendable (NWPath) -> Void {
      { @Sendable path in
        let isThere = path.status != .unsatisfied
        connected.withLock { $0 = isThere }
      }
    }
  }
#endif
