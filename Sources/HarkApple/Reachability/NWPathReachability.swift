#if canImport(AVFAudio)
  import Dispatch
  import Hark
  import Network

  /// Network reachability as reported by `NWPathMonitor`, from initialization until deallocation.
  ///
  /// The network counts as reachable until the first report, and while a connection could be
  /// established on demand.
  public final class NWPathReachability: Reachability {
    // Apple does not document `NWPathMonitor` as `Sendable`.
    private let monitor = Confined("hark-reachability", NWPathMonitor())
    private let connected = Locked(true)

    /// Starts monitoring on a dedicated queue.
    public init() {
      monitor.async { [connected] monitor in
        monitor.pathUpdateHandler = { @Sendable path in
          connected.withLock { $0 = path.status != .unsatisfied }
        }
        monitor.start(queue: DispatchQueue(label: "hark-network", qos: .utility))
      }
    }

    deinit { monitor.async { $0.cancel() } }

    /// Whether the network is currently reachable.
    public var isConnected: Bool { connected.withLock { $0 } }
  }
#endif
