/// A queue that delivers reports one at a time, in order, regardless of the sending thread.
final class Outbox<Report: Sendable>: Sendable {
  private struct State: Sendable {
    var waiting: [Report] = []
    var isSending = false
  }

  private let state = Watched(State())
  private let send: @Sendable (Report) -> Void

  init(_ send: @escaping @Sendable (Report) -> Void) { self.send = send }

  /// Adds reports to the queue.
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

  /// Drops the pending reports.
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
