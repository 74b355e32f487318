// What Swift's own libraries brought after iOS 15, under the same names: the libraries of Linux do
// not say since when they have it. Whatever the checked sources name is looked up here first.
import Foundation
import Synchronization

/// swift/duration
@available(iOS 16, *) public typealias Duration = Swift.Duration

/// swift/clock
@available(iOS 16, *) public typealias Clock = Swift.Clock

/// swift/instantprotocol
@available(iOS 16, *) public typealias InstantProtocol = Swift.InstantProtocol

/// swift/continuousclock
@available(iOS 16, *) public typealias ContinuousClock = _Concurrency.ContinuousClock

/// swift/suspendingclock
@available(iOS 16, *) public typealias SuspendingClock = _Concurrency.SuspendingClock

/// swift/regex
@available(iOS 16, *) public typealias Regex = _StringProcessing.Regex

/// synchronization/mutex
@available(iOS 18, *) public typealias Mutex = Synchronization.Mutex

/// synchronization/atomic
@available(iOS 18, *) public typealias Atomic = Synchronization.Atomic

extension Task where Success == Never, Failure == Never {
  /// swift/task/sleep(for:tolerance:clock:)
  @available(iOS 16, *)
  public static func sleep<C: Swift.Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = _Concurrency.ContinuousClock()
  ) async throws {}
}

extension URL {
  /// foundation/url/documentsdirectory
  @available(iOS 16, *) public static var documentsDirectory: URL { temporaryDirectory }
}
