@_exported import FoundationGaps
import Dispatch
func stub(_ f: StaticString = #function) -> Never { fatalError("stub: \(f)") }
public final class NWPathMonitor: Sendable {
  public init() { stub() }
  public init(requiredInterfaceType: NWInterface.InterfaceType) { stub() }
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { stub() }
    set { stub() }
  }
  public var currentPath: NWPath { stub() }
  public func start(queue: DispatchQueue) { stub() }
  public func cancel() { stub() }
}
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status { stub() }
  public var isExpensive: Bool { stub() }
  public var isConstrained: Bool { stub() }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { stub() }
}
