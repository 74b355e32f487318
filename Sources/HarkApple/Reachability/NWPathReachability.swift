#if canImport(AVFAudio)
  import Dispatch
  import Hark
  import Network

  /// Network reachability as reported by `NWPathMonitor`, from initialization until deallocation.
  ///
  /// The network counts as reachable until the first report, and while a connection could be
  /// established on demand.
  public final class NWPathReachability: Reachability {
    private let monitor = NWPathMonitor()
    private let connected: Locked<Bool>

    /// Starts monitoring on a dedicated queue.
    public init() {
      let connected = Locked(true)
      self.connected = connected
      monitor.pathUpdateHandler = { @Sendable path in
        let isThere = path.status != .unsatisfied
        connected.withLock { $0 = isThere }
      }
      monitor.start(queue: DispatchQueue(label: "hark-reachability", qos: .utility))
    }

    deinit { monitor.cancel() }

    /// Whether the network is currently reachable.
    public var isConnected: Bool { connected.withLock { $0 } }
  }
#endif
