/// Delivers values to any number of listeners, in the same order to each.
///
/// Each listener receives every value sent after it was added. Releasing the broadcast ends the
/// streams. All methods are safe to call from any thread.
package final class Broadcast<Value: Sendable>: Sendable {
  /// A receiver of values: a stream or a callback.
  package struct Listener: Sendable {
    package let finish: @Sendable () -> Void

    /// Receives a value; returns `false` if the listener has terminated.
    fileprivate let take: @Sendable (Value) -> Bool
    fileprivate let onTermination: @Sendable (@escaping @Sendable () -> Void) -> Void

    /// Creates a listener whose `stream` receives each result of `element` that is not `nil`.
    package init<Element: Sendable>(
      _ stream: AsyncStream<Element>.Continuation,
      _ element: @escaping @Sendable (Value) -> Element?
    ) {
      finish = { stream.finish() }
      take = { value in
        guard let element = element(value), case .terminated = stream.yield(element) else {
          return true
        }
        return false
      }
      onTermination = { body in stream.onTermination = { _ in body() } }
    }

    /// Creates a listener that calls `take` with each value before the next one is delivered.
    ///
    /// `take` must neither wait nor use the broadcast.
    package init(
      _ take: @escaping @Sendable (Value) -> Void, finish: @escaping @Sendable () -> Void
    ) {
      self.finish = finish
      self.take = { value in
        take(value)
        return true
      }
      onTermination = { _ in }
    }
  }

  private struct State: Sendable {
    var listeners: [(id: Int, listener: Listener)] = []
    var count = 0
  }

  private let state = Locked(State())

  package init() {}

  deinit { finish() }

  /// Adds a listener, which first receives the result of `first`; nothing is sent in the meantime.
  package func add(_ listener: Listener, from first: () -> Value? = { nil }) {
    let id = state.withLock { state in
      state.count += 1
      return state.count
    }
    listener.onTermination { [weak self] in
      self?.remove(id)
    }
    state.withLock { state in
      if let first = first(), !listener.take(first) { return }
      state.listeners.append((id, listener))
    }
  }

  private func remove(_ id: Int) {
    // The listener is released outside the lock, as in `send`.
    _ = state.withLock { state in
      state.listeners.firstIndex { $0.id == id }.map { state.listeners.remove(at: $0) }
    }
  }

  /// Returns a stream of all subsequent values, beginning with the value that `first` returns.
  package func stream(from first: () -> Value? = { nil }) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    add(Listener(continuation) { $0 }, from: first)
    return stream
  }

  package func send(_ value: Value) { send { value } }

  /// Delivers the result of `value`, if any; no listener is added in the meantime.
  package func send(_ value: () -> Value?) {
    // Terminated listeners are released outside the lock, because releasing one ends its stream,
    // which takes the lock. A listener that terminated before it was added did not remove itself.
    _ = state.withLock { state -> [Listener] in
      guard let value = value() else { return [] }
      var gone: [Listener] = []
      state.listeners.removeAll { _, listener in
        if listener.take(value) { return false }
        gone.append(listener)
        return true
      }
      return gone
    }
  }

  package var isEmpty: Bool { state.withLock { $0.listeners.isEmpty } }

  /// Ends and removes all listeners.
  package func finish() {
    let listeners = state.withLock { state in
      defer { state.listeners = [] }
      return state.listeners
    }
    // Listeners are finished outside the lock, because each stream acquires it when it terminates.
    for (_, listener) in listeners { listener.finish() }
  }
}
