import Hark

/// A recording's audio, or a part of it, while a worker recognizes it.
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

  /// The worker that processes the audio; `nil` while there is none.
  var worker: WorkerProcess? { work.worker }
}
