/// Delivers events and snapshots to all listeners.
///
/// Each listener receives everything from the time it joins, in the same order.
final class Broadcast: KeeperAudience {
  /// The listeners, protected by one lock for all deliveries, so that a listener joins between two
  /// entries.
  private let listening = Locked(Listening())

  /// Persists events before they are delivered; `nil` if nothing is persisted.
  let keeper: TranscriptKeeper?

  private struct Listening: Sendable {
    var listeners: [Int: Listener] = [:]
    var count = 0
    var snapshot: Snapshot?

    /// Delivers an entry to all listeners, and returns the terminated ones for release outside the
    /// lock.
    ///
    /// A listener that terminates before it is added sends no notification. Releasing a listener
    /// ends its stream, which takes the lock.
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

  /// Adds a listener, which first receives `snapshot`.
  func add(_ listener: Listener, _ snapshot: Snapshot) {
    let id = listening.withLock { listening in
      listening.count += 1
      return listening.count
    }
    listener.onLeaving { [weak self] in
      self?.listening.withLock { _ = $0.listeners.removeValue(forKey: id) }
    }
    listening.withLock { listening in
      // While a newer snapshot is held back, a new listener receives the same one as the others.
      let shown = keeper == nil ? nil : listening.snapshot
      if listener.take(.shown(shown ?? snapshot)) { listening.listeners[id] = listener }
    }
  }

  func tell(_ event: SessionEvent) { tell([event]) }

  /// Delivers events together; nothing is delivered between them.
  func tell(_ events: [SessionEvent]) {
    if let keeper { return keeper.pass(events) }
    for event in events { deliver(event) }
  }

  /// Publishes a snapshot, unless it equals the current one.
  func show(_ snapshot: Snapshot) {
    if let keeper { keeper.pass(snapshot) } else { draw(snapshot) }
  }

  func deliver(_ event: SessionEvent) { _ = listening.withLock { $0.tell(.happened(event)) } }

  /// Delivers a snapshot to all listeners immediately, unless it equals the current one.
  func draw(_ snapshot: Snapshot) {
    _ = listening.withLock { listening -> [Listener] in
      if listening.snapshot == snapshot { return [] }
      listening.snapshot = snapshot
      return listening.tell(.shown(snapshot))
    }
  }

  var isEmpty: Bool { listening.withLock { $0.listeners.isEmpty } }

  /// Ends all listeners; text can still be marked as taken.
  func finish() {
    let all = listening.withLock { listening in
      defer { listening = Listening() }
      return Array(listening.listeners.values)
    }
    // Outside the lock, because each listener takes it when it terminates.
    for listener in all { _ = listener.take(.ended) }
  }
}

/// An entry that a session delivers to listeners, with events and snapshots in one order.
package enum JournalEntry: Equatable, Sendable {
  case happened(SessionEvent)
  case shown(Snapshot)

  /// The session has ended; no further entries follow.
  case ended
}

/// A listener of a session, either a stream or a callback.
enum Listener: Sendable {
  case watcher(AsyncStream<SessionEvent>.Continuation)
  case drawer(AsyncStream<Snapshot>.Continuation)

  /// Receives the transcripts of snapshots, each once; the last one is remembered.
  case reader(AsyncStream<Transcript>.Continuation, last: Locked<Transcript?> = Locked(nil))

  /// Receives events and snapshots in order, each before the next entry is delivered.
  case observer(@Sendable (JournalEntry) -> Void)

  /// Delivers an entry; returns `false` if the listener has terminated.
  func take(_ entry: JournalEntry) -> Bool {
    switch (self, entry) {
    case (.watcher(let stream), .happened(let event)): return !stream.yield(event).isTerminated
    case (.drawer(let stream), .shown(let snapshot)): return !stream.yield(snapshot).isTerminated
    case (.reader(let stream, let last), .shown(let snapshot)):
      let isNew = last.withLock { last in
        defer { last = snapshot.transcript }
        return last != snapshot.transcript
      }
      return !isNew || !stream.yield(snapshot.transcript).isTerminated
    case (.watcher(let stream), .ended): stream.finish()
    case (.reader(let stream, _), .ended): stream.finish()
    case (.drawer(let stream), .ended): stream.finish()
    case (.observer(let take), _): take(entry)
    case (.watcher, .shown), (.drawer, .happened), (.reader, .happened): break
    }
    return true
  }

  func onLeaving(_ body: @escaping @Sendable () -> Void) {
    switch self {
    case .watcher(let stream): stream.onTermination = { _ in body() }
    case .drawer(let stream): stream.onTermination = { _ in body() }
    case .reader(let stream, _): stream.onTermination = { _ in body() }
    case .observer: break
    }
  }
}

extension AsyncStream.Continuation.YieldResult {
  fileprivate var isTerminated: Bool { if case .terminated = self { true } else { false } }
}
