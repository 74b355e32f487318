/// Hands reports on in the order in which they were put in, one at a time, whoever puts them in.
final class Outbox<Report: Sendable>: Sendable {
  private struct State: Sendable {
    var waiting: [Report] = []
    var isSending = false
  }

  private let state = Watched(State())
  private let send: @Sendable (Report) -> Void

  init(_ send: @escaping @Sendable (Report) -> Void) { self.send = send }

  /// Puts reports in.
  func put(_ reports: [Report]) { state.change { $0.waiting += reports } }

  /// Sends what waits, on this thread, unless another thread is at it.
  func drain() {
    let mustSend = state.change { state in
      if state.isSending { return false }
      state.isSending = true
      return true
    }
    guard mustSend else { return }
    while let next = state.change(Self.takeNext) { send(next) }
  }

  /// Drops what waits.
  func clear() { state.change { $0.waiting = [] } }

  /// Returns when nothing waits and nothing is being sent.
  func emptied() async { await state.wait { $0.waiting.isEmpty && !$0.isSending } }

  private static func takeNext(_ state: inout State) -> Report? {
    guard !state.waiting.isEmpty else {
      state.isSending = false
      return nil
    }
    return state.waiting.removeFirst()
  }
}
