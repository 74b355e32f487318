import Foundation

/// foundation/nskeyvalueobservation. Not `Sendable`, because its documentation lists no such
/// conformance.
public final class NSKeyValueObservation {
  let number: Int

  init(_ number: Int) { self.number = number }

  /// foundation/nskeyvalueobservation/invalidate().
  public func invalidate() { ProgressObservers.remove(number) }

  deinit { invalidate() }
}

/// foundation/nskeyvalueobservingoptions.
///
/// conformance: foundation/nskeyvalueobservingoptions.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// foundation/nskeyvalueobservingoptions/rawvalue.
  public let rawValue: UInt

  /// foundation/nskeyvalueobservingoptions/init(rawvalue:).
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// foundation/nskeyvalueobservingoptions/new.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)

  /// foundation/nskeyvalueobservingoptions/initial.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// foundation/nskeyvalueobservedchange. Not `Sendable`, because its documentation lists no such
/// conformance.
public struct NSKeyValueObservedChange<Value> {
  /// foundation/nskeyvalueobservedchange/newvalue.
  public let newValue: Value?
}

extension Progress {
  /// foundation/nsobject/observe(_:options:changehandler:).
  public func observe(
    _ keyPath: KeyPath<Progress, Double>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Progress, NSKeyValueObservedChange<Double>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(ProgressObservers.add(self, changeHandler))
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(newValue: fractionCompleted))
    }
    return observation
  }

  /// Notifies the observers, for tests. The real class does this automatically.
  public func tellObservers() { ProgressObservers.tell(self) }
}

/// The observers of all `Progress` objects. Not an Apple API.
private enum ProgressObservers {
  typealias Handler = @Sendable (Progress, NSKeyValueObservedChange<Double>) -> Void

  private static let lock = NSLock()

  // Accessed only while `lock` is held.
  nonisolated(unsafe) private static var all: [Int: (ObjectIdentifier, Handler)] = [:]
  // Also accessed only while `lock` is held.
  nonisolated(unsafe) private static var count = 0

  static func add(_ progress: Progress, _ handler: @escaping Handler) -> Int {
    lock.withLock {
      count += 1
      all[count] = (ObjectIdentifier(progress), handler)
      return count
    }
  }

  static func remove(_ number: Int) { lock.withLock { all[number] = nil } }

  static func tell(_ progress: Progress) {
    let handlers = lock.withLock {
      all.values.filter { $0.0 == ObjectIdentifier(progress) }.map(\.1)
    }
    for handler in handlers {
      handler(progress, NSKeyValueObservedChange(newValue: progress.fractionCompleted))
    }
  }
}
