/// An entry that a session delivers to listeners, with events and snapshots in one order.
package enum JournalEntry: Equatable, Sendable {
  /// An event occurred.
  case happened(SessionEvent)

  /// The state changed to the given snapshot.
  case shown(Snapshot)

  /// The session has ended; no further entries follow.
  case ended
}

/// A listener of a session, either a stream or a callback.
enum Listener: Sendable {
  /// Receives all events.
  case watcher(AsyncStream<SessionEvent>.Continuation)

  /// Receives snapshots.
  case drawer(AsyncStream<Snapshot>.Continuation)

  /// Receives events and snapshots in order, each before the next entry is delivered.
  case observer(@Sendable (JournalEntry) -> Void)

  /// Delivers an entry; returns `false` if the listener has terminated.
  func take(_ entry: JournalEntry) -> Bool {
    switch (self, entry) {
    case (.watcher(let stream), .happened(let event)):
      return !stream.yield(event).isTerminated
    case (.drawer(let stream), .shown(let snapshot)): return !stream.yield(snapshot).isTerminated
    case (.watcher(let stream), .ended): stream.finish()
    case (.drawer(let stream), .ended): stream.finish()
    case (.observer(let take), _): take(entry)
    case (.watcher, .shown), (.drawer, .happened): break
    }
    return true
  }

  /// Calls `body` when the listener's stream terminates.
  func onLeaving(_ body: @escaping @Sendable () -> Void) {
    switch self {
    case .watcher(let stream): stream.onTermination = { _ in body() }
    case .drawer(let stream): stream.onTermination = { _ in body() }
    case .observer: break
    }
  }
}

extension AsyncStream.Continuation.YieldResult {
  fileprivate var isTerminated: Bool {
    if case .terminated = self { true } else { false }
  }
}
