import Foundation

/// Tells everybody who listens; each hears everything from the moment of joining.
final class Broadcast: Sendable {
  private let listeners = Locked(Listeners())

  private struct Listeners: Sendable {
    var watchers: [UUID: AsyncStream<Happening>.Continuation] = [:]
    var drawers: [UUID: AsyncStream<Snapshot>.Continuation] = [:]
    var snapshot: Snapshot?
  }

  /// Adds somebody who wants to know everything.
  func add(_ watcher: AsyncStream<Happening>.Continuation) {
    let id = UUID()
    watcher.onTermination = { [weak self] _ in
      self?.listeners.withLock { _ = $0.watchers.removeValue(forKey: id) }
    }
    listeners.withLock { $0.watchers[id] = watcher }
  }

  /// Adds somebody who wants to draw, beginning with `snapshot`.
  func add(_ drawer: AsyncStream<Snapshot>.Continuation, _ snapshot: Snapshot) {
    let id = UUID()
    drawer.onTermination = { [weak self] _ in
      self?.listeners.withLock { _ = $0.drawers.removeValue(forKey: id) }
    }
    drawer.yield(snapshot)
    listeners.withLock { $0.drawers[id] = drawer }
  }

  /// Tells what happened.
  func tell(_ happening: Happening) {
    for watcher in listeners.withLock({ Array($0.watchers.values) }) { watcher.yield(happening) }
  }

  /// Shows a state, unless it is the one shown already.
  func show(_ snapshot: Snapshot) {
    let drawers = listeners.withLock { listeners in
      if listeners.snapshot == snapshot { return [AsyncStream<Snapshot>.Continuation]() }
      listeners.snapshot = snapshot
      return Array(listeners.drawers.values)
    }
    for drawer in drawers { drawer.yield(snapshot) }
  }

  /// Says goodbye to everybody.
  func finish() {
    let all = listeners.withLock { listeners in
      defer { listeners = Listeners() }
      return (Array(listeners.watchers.values), Array(listeners.drawers.values))
    }
    for watcher in all.0 { watcher.finish() }
    for drawer in all.1 { drawer.finish() }
  }
}
