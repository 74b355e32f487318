// What Swift's own libraries brought after iOS 15, under the same names: the libraries of Linux do
// not say since when they have it. Whatever the checked sources name is looked up here first.
import Foundation
import Synchronization

@available(iOS 16, *) public typealias Duration = Swift.Duration
@available(iOS 16, *) public typealias Clock = Swift.Clock
@available(iOS 16, *) public typealias InstantProtocol = Swift.InstantProtocol
@available(iOS 16, *) public typealias ContinuousClock = _Concurrency.ContinuousClock
@available(iOS 16, *) public typealias SuspendingClock = _Concurrency.SuspendingClock
@available(iOS 16, *) public typealias Regex = _StringProcessing.Regex
@available(iOS 18, *) public typealias Mutex = Synchronization.Mutex
@available(iOS 18, *) public typealias Atomic = Synchronization.Atomic

extension Task where Success == Never, Failure == Never {
  @available(iOS 16, *)
  public static func sleep<C: Swift.Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = _Concurrency.ContinuousClock()
  ) async throws {}
}

extension URL {
  @available(iOS 16, *) public static var documentsDirectory: URL { temporaryDirectory }
}
