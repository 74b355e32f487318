#if canImport(UIKit) && compiler(>=6.2)
  import Foundation
  import Hark

  /// What a task of the speech analyser has been given and has reported; for any thread.
  @available(iOS 26.0, *)
  final class AnalyzerProgress: Sendable {
    private struct State: Sendable {
      var segments = AnalyzedSegments()
      var phase = WorkPhase.starting
      var isOver = false
      var isDropped = false
      var onEnd: (@Sendable () -> Void)?
    }

    private let state = Locked(State())

    /// Opens when all of the sound has been listened to, or nobody listens any more.
    let listened = Gate()

    /// Filled in the order in which the state changes, so that nothing comes behind the last report,
    /// whoever tells the end.
    private let outbox: AsyncStream<RecognitionReport>.Continuation
    private let diagnostics: any Diagnostics
    private let name: String

    /// Reports through `report`, under `name` where something goes wrong.
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

    /// Whether nobody wants to hear of it any more.
    var isDropped: Bool { state.withLock { $0.isDropped } }

    /// Takes note of sound that is given.
    func give(_ range: AudioRange) {
      state.withLock {
        $0.segments.give(range)
        if $0.phase == .starting { $0.phase = .running }
      }
    }

    /// Where a place in the sound lies in the analyser's own time; nil before the first sound.
    func offset(of position: Int) -> Int? {
      state.withLock { $0.segments.offset(of: position) }
    }

    /// No more sound comes.
    func finish() { state.withLock { $0.phase = .stopping } }

    /// Nobody wants to hear of it any more; false when it was over or dropped before.
    func drop() -> Bool {
      let isNews = state.withLock { state in
        defer { state.isDropped = true }
        return !state.isOver && !state.isDropped
      }
      listened.open()
      return isNews
    }

    /// Calls `body` when the last report has been made, now if it has been.
    func onEnd(_ body: @escaping @Sendable () -> Void) {
      let isOver = state.withLock { state in
        if !state.isOver { state.onEnd = body }
        return state.isOver
      }
      if isOver { body() }
    }

    /// Reports results until there are no more.
    func report(_ results: AsyncThrowingStream<AnalyzedText, any Error>) async {
      do {
        for try await result in results { hear(result) }
        complete()
      } catch {
        fail(error)
      }
    }

    /// All has been said.
    func complete() { conclude(.ended) }

    private func hear(_ result: AnalyzedText) {
      state.withLock { state in
        if state.isOver { return }
        let news = state.segments.hear(result.heard, start: result.start, end: result.end)
        if let news { outbox.yield(news) }
      }
    }

    /// The work broke off.
    func fail(_ error: any Error) {
      let phase = state.withLock { $0.phase }
      let failure = VoiceFailure(analyzer: error, phase: phase)
      if state.withLock({ !$0.isOver && !$0.isDropped }) {
        diagnostics.note(
          FailureReport(
            .cause(ErrorCause(error as NSError), of: failure), phase: phase, recognizer: name))
      }
      conclude(.failed(failure))
    }

    /// Once, however often the end is told.
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
