import Hark

#if canImport(AVFAudio) && compiler(>=6.2)
  import Foundation

  /// The progress and reports of one speech analyzer task; safe to use from any thread.
  @available(iOS 26.0, macOS 26.0, *)
  final class AnalyzerProgress: Sendable {
    private struct State: Sendable {
      var segments = AnalyzedSegments()
      var phase = WorkPhase.starting
      var isOver = false
      var isDropped = false
      var onEnd: (@Sendable () -> Void)?
    }

    private let state = Locked(State())

    /// A gate that opens when all audio has been analyzed or the task has ended or been dropped.
    let listened = Gate()

    /// The outgoing reports, in the order of state changes, so that none follows `ended` or `failed`.
    private let outbox: AsyncStream<RecognitionReport>.Continuation
    private let diagnostics: any Diagnostics
    private let name: String

    init(
      name: String, diagnostics: any Diagnostics,
      report: @escaping @Sendable (RecognitionReport) -> Void
    ) {
      self.name = name
      self.diagnostics = diagnostics
      let (reports, outbox) = AsyncStream<RecognitionReport>.makeStream()
      self.outbox = outbox
      Task.detached(priority: .userInitiated) { [state] in
        for await news in reports where !state.withLock({ $0.isDropped }) { report(news) }
      }
    }

    deinit { outbox.finish() }

    var isDropped: Bool { state.withLock { $0.isDropped } }

    func give(_ range: AudioRange) {
      state.withLock {
        $0.segments.give(range)
        if $0.phase == .starting { $0.phase = .running }
      }
    }

    func offset(of position: Int) -> Int? { state.withLock { $0.segments.offset(of: position) } }

    func finish() { state.withLock { $0.phase = .stopping } }

    /// Stops all further reports; returns false if the task had already ended or been dropped.
    func drop() -> Bool {
      let isNews = state.withLock { state in
        defer { state.isDropped = true }
        return !state.isOver && !state.isDropped
      }
      listened.open()
      return isNews
    }

    /// Calls `body` when the task ends, or immediately if it has ended.
    func onEnd(_ body: @escaping @Sendable () -> Void) {
      let isOver = state.withLock { state in
        if !state.isOver { state.onEnd = body }
        return state.isOver
      }
      if isOver { body() }
    }

    func report(_ results: AsyncThrowingStream<AnalyzedText, any Error>) async {
      do {
        for try await result in results { hear(result) }
        complete()
      } catch { fail(error) }
    }

    func complete() { conclude(.ended) }

    private func hear(_ result: AnalyzedText) {
      state.withLock { state in
        if state.isOver { return }
        let news = state.segments.hear(result.heard, start: result.start, end: result.end)
        if let news { outbox.yield(news) }
      }
    }

    func fail(_ error: any Error) {
      let phase = state.withLock { $0.phase }
      let failure = VoiceFailure(analyzer: error, phase: phase)
      if state.withLock({ !$0.isOver && !$0.isDropped }) {
        diagnostics.note(ErrorCause(error as NSError), of: failure, phase: phase, by: name)
      }
      conclude(.failed(failure))
    }

    /// Ends the task and sends its last report, unless the task has already ended.
    private func conclude(_ last: RecognitionReport) {
      let onEnd = state.withLock { state in
        if !state.isOver { outbox.yield(last) }
        defer {
          state.isOver = true
          state.onEnd = nil
        }
        return state.onEnd
      }
      outbox.finish()
      listened.open()
      onEnd?()
    }
  }
#endif

/// A one-time event that tasks can wait for; safe to use from any thread.
final class Gate: Sendable {
  private struct State: Sendable {
    var isOpen = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())

  func open() {
    let waiters = state.withLock { state in
      defer { state = State(isOpen: true) }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  func opened() async {
    await withCheckedContinuation { waiter in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiters.append(waiter) }
        return state.isOpen
      }
      if isOpen { waiter.resume() }
    }
  }
}
