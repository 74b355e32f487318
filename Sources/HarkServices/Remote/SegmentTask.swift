import Hark

/// A task that sends each segment when it has ended; canceled if released before `finish()`.
final class SegmentTask: RecognitionTask {
  private struct State: Sendable {
    var open: SpokenSegment?
    var count = 0
    var position: Int?
    var isFinishing = false
    var isOver = false

    /// The failure with which the task was aborted; `nil` if it was not aborted.
    var failure: VoiceFailure?

    /// The number of ended segments whose text has not arrived.
    var unsettled = 0
    var waiting = 0
    var askers: [CheckedContinuation<Void, Never>] = []
  }

  /// The maximum number of samples waiting for their text: ten minutes.
  private static let mostKept = 600 * AudioChunk.sampleRate

  private let state = Locked(State())
  private let isLive: Bool
  private let queue: AsyncStream<SpokenSegment>.Continuation
  private let report: @Sendable (RecognitionReport) -> Void
  private let working = Locked<Task<Void, Never>?>(nil)

  /// Starts a task; `text` transcribes a segment's samples and reports its partial results.
  init(
    isLive: Bool, report: @escaping @Sendable (RecognitionReport) -> Void,
    text:
      @escaping @Sendable (
        _ samples: [Int16], _ heard: @Sendable (String) -> Void
      ) async throws -> String
  ) {
    self.isLive = isLive
    self.report = report
    let (segments, queue) = AsyncStream<SpokenSegment>.makeStream()
    self.queue = queue
    let task = Task { [weak self] in
      for await segment in segments {
        do {
          let whole = try await text(segment.samples) { [weak self] in self?.show($0, of: segment) }
          guard let self, settle(segment, whole) else { return }
        } catch {
          self?.end(error as? VoiceFailure ?? .recognitionFailed)
          return
        }
      }
      self?.end(nil)
    }
    working.withLock { $0 = task }
  }

  deinit { if !state.withLock({ $0.isFinishing }) { cancel() } }

  func append(_ chunk: AudioChunk) {
    let isFull = state.withLock { state in
      guard !state.isFinishing, !state.isOver, state.failure == nil else { return false }
      var rest = chunk.samples[...]
      while !rest.isEmpty {
        var segment =
          state.open ?? SpokenSegment(index: state.count, start: state.position ?? chunk.start)
        segment.take(&rest)
        state.position = segment.end
        state.open = segment
        if segment.isLong { close(&state) }
      }
      return state.waiting > Self.mostKept
    }
    if isFull { abort(.serviceUnavailable) }
  }

  func markPause(_ pause: SpeechPause) {
    state.withLock { state in
      guard let start = state.open?.start, start < pause.cut else { return }
      let rest = state.open?.cut(behind: pause.cut - start) ?? []
      close(&state)
      if !rest.isEmpty {
        state.open = SpokenSegment(index: state.count, start: pause.cut, samples: rest)
      }
    }
  }

  func finish() {
    state.withLock { state in
      close(&state)
      state.isFinishing = true
    }
    queue.finish()
  }

  /// Returns when all ended segments have been transcribed; for live audio, when the task is over.
  func caughtUp() async {
    await withCheckedContinuation { asker in
      let isSettled = state.withLock { state in
        if state.isOver || !isLive && state.unsettled == 0 { return true }
        state.askers.append(asker)
        return false
      }
      if isSettled { asker.resume() }
    }
  }

  private func close(_ state: inout State) {
    guard let segment = state.open else { return }
    state.open = nil
    state.count += 1
    state.unsettled += 1
    state.waiting += segment.samples.count
    queue.yield(segment)
  }

  func cancel() {
    // First, because the canceled work reports the end of a task that is not over.
    answer(isOver: true)
    working.withLock { $0 }?.cancel()
    queue.finish()
  }

  private func show(_ text: String, of segment: SpokenSegment) {
    let text = text.withoutControls.trimmed
    guard isLive, !state.withLock({ $0.isOver }), !text.isEmpty else { return }
    report(.interim(InterimSegment(index: segment.index, text: text), at: segment.end))
  }

  private func settle(_ segment: SpokenSegment, _ text: String) -> Bool {
    let text = text.withoutControls.trimmed
    guard !state.withLock({ $0.isOver }) else { return false }
    report(.final(segment.final(text), at: segment.end))
    let isSettled = state.withLock { state in
      state.unsettled -= 1
      state.waiting -= segment.samples.count
      return state.unsettled == 0
    }
    if isSettled, !isLive { answer(isOver: false) }
    return true
  }

  /// Cancels the work, which reports the failure, so that all reports come from one task.
  private func abort(_ failure: VoiceFailure) {
    state.withLock { $0.failure = $0.failure ?? failure }
    queue.finish()
    working.withLock { $0 }?.cancel()
  }

  private func end(_ failure: VoiceFailure?) {
    let (failure, wasOver) = state.withLock { state in
      defer { state.isOver = true }
      return (state.failure ?? failure, state.isOver)
    }
    if !wasOver { report(failure.map { .failed($0) } ?? .ended) }
    queue.finish()
    answer(isOver: true)
  }

  private func answer(isOver: Bool) {
    let askers = state.withLock { state in
      if isOver { state.isOver = true }
      defer { state.askers = [] }
      return state.askers
    }
    for asker in askers { asker.resume() }
  }
}
