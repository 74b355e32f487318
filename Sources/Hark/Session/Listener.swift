/// What a session tells: what happens and what is to be drawn, in one order.
package enum JournalEntry: Equatable, Sendable {
  /// Something happened.
  case happened(Happening)

  /// The state changed to this.
  case shown(Snapshot)

  /// The session is gone; nothing follows.
  case ended
}

/// Somebody who is told what a session does: by one of the streams that it gives out, or by a call.
enum Listener: Sendable {
  /// Wants everything that happens.
  case watcher(AsyncStream<Happening>.Continuation)

  /// Wants the latest state.
  case drawer(AsyncStream<Snapshot>.Continuation)

  /// Wants both, in their order and before whatever comes next.
  case observer(@Sendable (JournalEntry) -> Void)

  /// Tells it; false when it has gone.
  func take(_ entry: JournalEntry) -> Bool {
    switch (self, entry) {
    case (.watcher(let stream), .happened(let happening)):
      return !stream.yield(happening).isTerminated
    case (.drawer(let stream), .shown(let snapshot)): return !stream.yield(snapshot).isTerminated
    case (.watcher(let stream), .ended): stream.finish()
    case (.drawer(let stream), .ended): stream.finish()
    case (.observer(let take), _): take(entry)
    case (.watcher, .shown), (.drawer, .happened): break
    }
    return true
  }

  /// Has `body` called when it goes.
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
