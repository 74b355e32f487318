import Foundation

/// Tells everybody who listens; each hears everything from the moment of joining.
final class Broadcast: Sendable {
  private let listeners = Locked(Listeners())

  /// Keeps what is said before it is told; nil when nothing is kept.
  let keeper: TranscriptKeeper?

  private struct Listeners: Sendable {
    var watchers: [UUID: AsyncStream<Happening>.Continuation] = [:]
    var drawers: [UUID: AsyncStream<Snapshot>.Continuation] = [:]
    var snapshot: Snapshot?
  }

  init(keeper: TranscriptKeeper? = nil) {
    self.keeper = keeper
    keeper?.show(to: self)
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
    // While something newer is held back, what is shown to the others.
    let shown = keeper == nil ? nil : listeners.withLock { $0.snapshot }
    drawer.yield(shown ?? snapshot)
    listeners.withLock { $0.drawers[id] = drawer }
  }

  /// Tells what happened.
  func tell(_ happening: Happening) { tell([happening]) }

  /// Tells what happened at once; nothing else is told between.
  func tell(_ happenings: [Happening]) {
    if let keeper { return keeper.pass(happenings) }
    for happening in happenings { deliver(happening) }
  }

  /// Shows a state, unless it is the one shown already.
  func show(_ snapshot: Snapshot) {
    if let keeper { keeper.pass(snapshot) } else { draw(snapshot) }
  }

  /// Tells everybody at once.
  func deliver(_ happening: Happening) {
    for (id, watcher) in listeners.withLock({ $0.watchers }) {
      if case .terminated = watcher.yield(happening) { forget(id) }
    }
  }

  /// Shows everybody at once, unless it is shown already.
  func draw(_ snapshot: Snapshot) {
    let drawers = listeners.withLock { listeners in
      if listeners.snapshot == snapshot { return [UUID: AsyncStream<Snapshot>.Continuation]() }
      listeners.snapshot = snapshot
      return listeners.drawers
    }
    for (id, drawer) in drawers {
      if case .terminated = drawer.yield(snapshot) { forget(id) }
    }
  }

  /// Drops somebody who went away before being entered, of whom no termination is told.
  private func forget(_ id: UUID) {
    listeners.withLock { listeners in
      listeners.watchers[id] = nil
      listeners.drawers[id] = nil
    }
  }

  /// Whether nobody listens.
  var isEmpty: Bool { listeners.withLock { $0.watchers.isEmpty && $0.drawers.isEmpty } }

  /// Says goodbye to everybody.
  func finish() {
    keeper?.close()
    let all = listeners.withLock { listeners in
      defer { listeners = Listeners() }
      return (Array(listeners.watchers.values), Array(listeners.drawers.values))
    }
    for watcher in all.0 { watcher.finish() }
    for drawer in all.1 { drawer.finish() }
  }
}
