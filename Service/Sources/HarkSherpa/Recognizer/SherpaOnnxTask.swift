import Foundation
import Hark
import HarkWorkers

/// The recognition of a recording, or of a part of it, by a worker.
///
/// All reports arrive on one queue. A task that is released before `finish()` is canceled.
final class SherpaOnnxTask: RecognitionTask {
  private let work: SherpaOnnxWork

  init(_ work: SherpaOnnxWork) { self.work = work }

  deinit { work.letGo() }

  func append(_ chunk: AudioChunk) { work.change { $0.append(chunk) } }
  func markPause(_ pause: SpeechPause) { work.change { $0.mark(cut: pause.cut) } }

  func finish() {
    work.noteFinish()
    work.change { $0.finish() }
  }

  func cancel() { work.cancel() }
  func caughtUp() async { await work.caughtUp() }

  var worker: WorkerProcess? { work.worker }
}

final class SherpaOnnxWork: Sendable {
  private struct State: Sendable {
    var speech: SegmentedSpeech
    var worker: WorkerProcess?
    var askers: [UInt32: CheckedContinuation<Void, Never>] = [:]
    var isFinishing = false
  }

  private let state: Monitor<State>
  private let pool: WorkerPool
  private let language: String?
  private let queue = DispatchQueue(label: "hark-sherpa-onnx")
  private let report: @Sendable (RecognitionReport) -> Void

  init(
    _ worker: WorkerProcess, speech: SegmentedSpeech, pool: WorkerPool, language: String?,
    report: @escaping @Sendable (RecognitionReport) -> Void
  ) {
    state = Monitor(State(speech: speech, worker: worker))
    self.pool = pool
    self.language = language
    self.report = report
    listen(to: worker)
  }

  var worker: WorkerProcess? { state.withLock { $0.worker } }

  func noteFinish() { state.withLock { $0.isFinishing = true } }
  func letGo() { if !state.withLock({ $0.isFinishing }) { cancel() } }

  /// Calls `decide` on the queue, after all earlier changes.
  func change(_ decide: @escaping @Sendable (inout SegmentedSpeech) -> [SegmentedSpeech.Effect]) {
    queue.async { [self] in perform(decide) }
  }

  /// Cancels immediately, so that the next task finds the worker free.
  func cancel() { perform { $0.cancel() } }

  func caughtUp() async {
    await withCheckedContinuation { asker in
      queue.async { [self] in
        let isOver = state.withLock { state in
          let isOver = state.speech.isOver
          let (number, effects) = state.speech.question()
          if !isOver { state.askers[number] = asker }
          for case .ask(let request) in effects { state.worker?.post(request) }
          return isOver
        }
        if isOver { asker.resume() }
      }
    }
  }

  private func listen(to worker: WorkerProcess) {
    let end = worker.tell { [self] event in
      switch event {
      case .reply(let reply): change { $0.take(reply) }
      case .ended: change { $0.workerEnded() }
      }
    }
    if end != nil { change { $0.workerEnded() } }
  }

  /// Performs the effects, those on the worker under the same lock as the decision, so that no
  /// request reaches a worker that already belongs to another task.
  private func perform(_ decide: (inout SegmentedSpeech) -> [SegmentedSpeech.Effect]) {
    let (effects, givenBack, askers) = state.withLock { state in
      let effects = decide(&state.speech)
      var givenBack: (WorkerProcess?, SegmentedSpeech.Condition)?
      var askers: [CheckedContinuation<Void, Never>] = []
      for effect in effects {
        switch effect {
        case .ask(let request): state.worker?.post(request)
        case .giveBack(let condition):
          givenBack = (state.worker, condition)
          state.worker = nil
        case .answer(let number):
          if let asker = state.askers.removeValue(forKey: number) { askers.append(asker) }
        case .replace: state.worker = nil
        case .report: break
        }
      }
      return (effects, givenBack, askers)
    }
    if let (worker, condition) = givenBack { giveBack(worker, condition) }
    for effect in effects {
      switch effect {
      case .report(let said): report(said)
      case .replace(let pause): replace(after: pause)
      case .ask, .giveBack, .answer: break
      }
    }
    for asker in askers { asker.resume() }
  }

  private func giveBack(_ worker: WorkerProcess?, _ condition: SegmentedSpeech.Condition) {
    guard let worker else { return pool.giveUp() }
    if condition == .useless { worker.end() }
    pool.takeBack(worker, language: language, isBusy: condition == .busy)
  }

  private func replace(after pause: Double) {
    Task { [self] in
      if pause > 0 { try? await Task.sleep(nanoseconds: UInt64(pause * 1e9)) }
      guard let worker = try? await pool.another(language) else {
        return change { $0.cannotReplace() }
      }
      queue.async { [self] in settle(with: worker) }
    }
  }

  /// Continues with the replacement `worker`, or offers it to the pool if the task has ended.
  private func settle(with worker: WorkerProcess) {
    // This task listens before the worker can be returned, because the worker could later belong to
    // another task. The worker's events wait in the queue behind this block.
    listen(to: worker)
    let isWanted = state.withLock { state in
      guard !state.speech.isOver else { return false }
      state.worker = worker
      return true
    }
    guard isWanted else { return pool.keep(worker, language: language) }
    perform { $0.replaced() }
  }
}
