@_exported import FoundationGaps
import Dispatch
import Foundation

/// network/nwpathmonitor. Not `Sendable`, because its documentation lists no such conformance.
public final class NWPathMonitor {
  private let monitor = PathScript.Monitor()

  /// network/nwpathmonitor/init().
  public init() {}

  /// network/nwpathmonitor/pathupdatehandler.
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { monitor.handler }
    set { monitor.handler = newValue }
  }

  /// network/nwpathmonitor/start(queue:).
  public func start(queue: DispatchQueue) { PathScript.start(monitor, queue) }

  /// network/nwpathmonitor/cancel().
  public func cancel() { PathScript.cancel(monitor) }
}

/// network/nwpath. Not `Sendable`, because its documentation lists no such conformance.
public struct NWPath {
  /// network/nwpath/status-swift.enum.
  public enum Status { case satisfied, unsatisfied, requiresConnection }

  /// network/nwpath/status-swift.property.
  public let status: Status
}
