// Redeclares the standard library's APIs that are newer than iOS 15 with availability attributes,
// which the Linux libraries omit. In the checked sources, these declarations shadow the originals.
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

// Algorithms for collections. `firstRange(of:)` also has a variant for comparable elements; if it
// were not declared here, the compiler would prefer the standard library's.
extension Collection where Element: Equatable {
  /// swift/collection/contains(_:)
  @available(iOS 16, *)
  public func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element { false }

  /// swift/collection/firstrange(of:)
  @available(iOS 16, *)
  public func firstRange<C: Collection>(of other: C) -> Range<Index>?
  where C.Element == Element { nil }

  /// swift/collection/ranges(of:)
  @available(iOS 16, *)
  public func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element { [] }
}

extension BidirectionalCollection where Element: Comparable {
  /// swift/bidirectionalcollection/firstrange(of:)
  @available(iOS 16, *)
  public func firstRange<C: Collection>(of other: C) -> Range<Index>?
  where C.Element == Element { nil }
}

extension RangeReplaceableCollection where Element: Equatable {
  /// swift/rangereplaceablecollection/replacing(_:with:maxreplacements:)
  @available(iOS 16, *)
  public func replacing<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = .max
  ) -> Self where C.Element == Element, Replacement.Element == Element { self }
}
