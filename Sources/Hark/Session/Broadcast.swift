/// Tells everybody who listens; each hears everything from the moment of joining, in the same order.
final class Broadcast: KeeperAudience {
  /// Whoever joins does so between two entries: all is told under one lock.
  private let listening = Locked(Listening())

  /// Keeps what is said before it is told; nil when nothing is kept.
  let keeper: TranscriptKeeper?

  private struct Listening: Sendable {
    var listeners: [Int: Listener] = [:]
    var count = 0
    var snapshot: Snapshot?

    /// Tells everybody, and returns those who have gone, to be let go of outside the lock.
    ///
    /// Nothing tells of a listener who left before being entered. Letting go of one ends its stream,
    /// which takes the lock.
    mutating func tell(_ entry: JournalEntry) -> [Listener] {
      let gone = listeners.filter { !$0.value.take(entry) }
      for id in gone.keys { listeners[id] = nil }
      return Array(gone.values)
    }
  }

  init(keeper: TranscriptKeeper? = nil) {
    self.keeper = keeper
    keeper?.show(to: self)
  }

  /// Adds a listener, who begins with `snapshot`.
  func add(_ listener: Listener, _ snapshot: Snapshot) {
    let id = listening.withLock { listening in
      listening.count += 1
      return listening.count
    }
    listener.onLeaving { [weak self] in
      self?.listening.withLock { _ = $0.listeners.removeValue(forKey: id) }
    }
    listening.withLock { listening in
      // While something newer is held back, a newcomer sees what the others see.
      let shown = keeper == nil ? nil : listening.snapshot
      if listener.take(.shown(shown ?? snapshot)) { listening.listeners[id] = listener }
    }
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
    _ = listening.withLock { $0.tell(.happened(happening)) }
  }

  /// Shows everybody at once, unless it is shown already.
  func draw(_ snapshot: Snapshot) {
    _ = listening.withLock { listening -> [Listener] in
      if listening.snapshot == snapshot { return [] }
      listening.snapshot = snapshot
      return listening.tell(.shown(snapshot))
    }
  }

  /// Whether nobody listens.
  var isEmpty: Bool { listening.withLock { $0.listeners.isEmpty } }

  /// Says goodbye to everybody.
  func finish() {
    keeper?.close()
    let all = listening.withLock { listening in
      defer { listening = Listening() }
      return Array(listening.listeners.values)
    }
    // Each tells that it goes, which takes the lock.
    for listener in all { _ = listener.take(.ended) }
  }
}
