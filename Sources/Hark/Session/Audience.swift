/// The listeners of a session, all of which receive its events and snapshots in the same order.
final class Audience: Sendable {
  typealias Listener = Broadcast<JournalEntry>.Listener

  private let entries = Broadcast<JournalEntry>()
  private let snapshot = Locked<Snapshot?>(nil)

  /// Saves text and holds events back until it is saved or the store is too slow; `nil` without a store.
  let keeper: TranscriptKeeper?

  init(keeper: TranscriptKeeper? = nil) {
    self.keeper = keeper
    keeper?.deliver(
      events: { [weak self] in self?.deliver($0) }, snapshots: { [weak self] in self?.draw($0) })
  }

  /// Adds a listener, which first receives `snapshot` or, with a keeper, the last one delivered, if any.
  func add(_ listener: Listener, _ snapshot: Snapshot) {
    entries.add(listener) {
      // While a newer snapshot is held back, a new listener receives the same one as the others.
      let shown = keeper == nil ? nil : self.snapshot.withLock { $0 }
      return .shown(shown ?? snapshot)
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

  private func deliver(_ event: SessionEvent) { entries.send(.happened(event)) }

  /// Delivers a snapshot immediately, unless it equals the current one.
  func draw(_ snapshot: Snapshot) {
    entries.send {
      self.snapshot.withLock { current in
        if current == snapshot { return nil }
        current = snapshot
        return .shown(snapshot)
      }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  func finish() { entries.finish() }
}

/// An entry in the single sequence of events and snapshots that a session delivers to listeners.
package enum JournalEntry: Equatable, Sendable {
  case happened(SessionEvent)
  case shown(Snapshot)

  /// The session has ended; no further entries follow.
  case ended
}

extension Broadcast<JournalEntry>.Listener {
  init(_ events: AsyncStream<SessionEvent>.Continuation) {
    self.init(events) { if case .happened(let event) = $0 { event } else { nil } }
  }

  init(_ snapshots: AsyncStream<Snapshot>.Continuation) {
    self.init(snapshots) { if case .shown(let snapshot) = $0 { snapshot } else { nil } }
  }

  /// Creates a listener that receives the transcript whenever it changes.
  init(_ transcripts: AsyncStream<Transcript>.Continuation) {
    let last = Locked<Transcript?>(nil)
    self.init(transcripts) { entry in
      guard case .shown(let snapshot) = entry else { return nil }
      return last.withLock { last in
        if last == snapshot.transcript { return nil }
        last = snapshot.transcript
        return last
      }
    }
  }

  init(_ observer: @escaping @Sendable (JournalEntry) -> Void) {
    self.init(observer, finish: { observer(.ended) })
  }
}
