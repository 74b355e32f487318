import Hark

/// The synthesis of a sentence by a worker.
final class EspeakWork: Sendable {
  typealias Sound = AsyncThrowingStream<SpokenChunk, any Error>.Continuation

  private struct State: Sendable {
    var worker: WorkerProcess?
    var isGivenUp = false
  }

  private let pool: WorkerPool
  private let sound: Sound
  private let stream: UInt32
  private let state = Monitor(State())

  /// Prepares synthesis by a worker of `pool`, with the audio sent to `sound`.
  init(_ pool: WorkerPool, to sound: Sound) {
    self.pool = pool
    self.sound = sound
    stream = pool.firstStream()
  }

  /// Speaks `order` as soon as a worker is free.
  ///
  /// The audio ends with `synthesisFailed` if no worker can start, if the worker ends early, or if
  /// the sentence exceeds the maximum length of a message.
  func run(_ order: EspeakOrder) async {
    let request = WorkerRequest.speak(stream: stream, order)
    guard request.frame.payload.count < WorkerFrame.longest,
      let worker = try? await pool.lend(nil, waits: true)
    else { return fail() }
    let isWanted = state.withLock { state in
      state.worker = state.isGivenUp ? nil : worker
      return !state.isGivenUp
    }
    guard isWanted else { return pool.takeBack(worker, language: nil) }
    // A worker that has already ended sends no event.
    if worker.tell({ [self] in take($0, from: worker) }) != nil { return lose() }
    worker.post(request)
  }

  /// Stops the worker at its next chunk, well within a millisecond.
  func giveUp() {
    state.withLock { state in
      state.isGivenUp = true
      state.worker?.post(.drop(stream: stream))
    }
  }

  private func take(_ event: WorkerProcess.Event, from worker: WorkerProcess) {
    switch event {
    case .reply(.spoken(stream, let chunk)): sound.yield(chunk)
    case .reply(.spokenAll(stream, let isWhole)):
      letGo()
      // The worker is returned before the end is reported, so that it is free for the next
      // sentence.
      pool.takeBack(worker, language: nil)
      if isWhole { sound.finish() } else { fail() }
    case .reply: break
    case .ended: lose()
    }
  }

  /// Handles the end of the worker.
  private func lose() {
    letGo()
    pool.giveUp()
    fail()
  }

  private func letGo() { state.withLock { $0.worker = nil } }

  private func fail() { sound.finish(throwing: VoiceFailure.synthesisFailed) }
}
