import Hark

/// The sound of a recording, or a part of it, being recognised by a worker.
///
/// Every report is made on one queue. A task that is let go of before `finish()` is cancelled.
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

  /// The worker that hears it; nil while there is none.
  var worker: WorkerProcess? { work.worker }
}
