import Hark

/// State that any thread can change and any task can await without polling.
package final class Watched<State: Sendable>: Sendable {
  private struct Waiter: Sendable {
    let id: Int
    let condition: @Sendable (State) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct Inside: Sendable {
    var state: State
    var waiters: [Waiter] = []
    var waiterCount = 0
  }

  private let inside: Locked<Inside>

  package init(_ state: State) { inside = Locked(Inside(state: state)) }

  package var now: State { inside.withLock { $0.state } }

  /// Changes the state and resumes the tasks whose condition now holds, in order of arrival.
  @discardableResult
  package func change<Value, Failure>(
    _ body: (inout State) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let (result, woken) = inside.withLock { inside in
      let result = Result { () throws(Failure) -> Value in try body(&inside.state) }
      let state = inside.state
      let woken = inside.waiters.filter { $0.condition(state) }
      if !woken.isEmpty { inside.waiters.removeAll { $0.condition(state) } }
      return (result, woken)
    }
    for waiter in woken { waiter.continuation.resume() }
    return try result.get()
  }

  /// Returns when `condition` holds or the waiting task is canceled.
  package func wait(until condition: @escaping @Sendable (State) -> Bool) async {
    let id = inside.withLock { inside in
      inside.waiterCount += 1
      return inside.waiterCount
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiter = Waiter(id: id, condition: condition, continuation: continuation)
        if !enlist(waiter) { continuation.resume() }
      }
    } onCancel: {
      dismiss(id)?.continuation.resume()
    }
  }

  /// Waits until there are at least `number` elements, and returns the `number`th, counting from 1.
  ///
  /// Returns `nil` if the waiting task is canceled first.
  func element<Element>(
    _ number: Int, of elements: @escaping @Sendable (State) -> [Element]
  ) async -> Element? {
    await wait { elements($0).count >= number }
    return elements(now).dropFirst(number - 1).first
  }

  /// Adds a waiter, or returns `false` if there is nothing to wait for.
  ///
  /// A task is marked as canceled before its cancellation handler runs, so either this method sees
  /// the mark or the handler finds the waiter.
  private func enlist(_ waiter: Waiter) -> Bool {
    inside.withLock { inside in
      if Task.isCancelled || waiter.condition(inside.state) { return false }
      inside.waiters.append(waiter)
      return true
    }
  }

  private func dismiss(_ id: Int) -> Waiter? {
    inside.withLock { inside in
      inside.waiters.firstIndex { $0.id == id }.map { inside.waiters.remove(at: $0) }
    }
  }
}

/// A queue that delivers reports one at a time, in order, regardless of the sending thread.
final class Outbox<Report: Sendable>: Sendable {
  private struct State: Sendable {
    var waiting: [Report] = []
    var isSending = false
  }

  private let state = Watched(State())
  private let send: @Sendable (Report) -> Void

  init(_ send: @escaping @Sendable (Report) -> Void) { self.send = send }

  func put(_ reports: [Report]) { state.change { $0.waiting += reports } }

  /// Delivers the pending reports on this thread, unless another thread is already delivering them.
  func drain() {
    let mustSend = state.change { state in
      if state.isSending { return false }
      state.isSending = true
      return true
    }
    guard mustSend else { return }
    while let next = state.change(Self.takeNext) { send(next) }
  }

  func clear() { state.change { $0.waiting = [] } }

  /// Returns when no report is pending or being delivered.
  func emptied() async { await state.wait { $0.waiting.isEmpty && !$0.isSending } }

  private static func takeNext(_ state: inout State) -> Report? {
    guard !state.waiting.isEmpty else {
      state.isSending = false
      return nil
    }
    return state.waiting.removeFirst()
  }
}
