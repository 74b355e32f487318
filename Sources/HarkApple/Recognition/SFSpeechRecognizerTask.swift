#if canImport(AVFAudio)
  import AVFAudio
  import Foundation
  import Hark
  import Speech

  /// A recognition task that uses `SFSpeechRecognizer`.
  ///
  /// A single loop off the main thread handles all commands and all results from the system. While
  /// it runs, it holds the recognizer, the request, and the task, which the system would otherwise
  /// release. Deallocating a running task cancels it.
  final class SFSpeechRecognizerTask: RecognitionTask {
    enum Item: Sendable {
      case sound(AudioChunk)
      case heard(HeardText)
      case broke(ErrorCause, underlying: ErrorCause?)
      case finish

      /// The task may have ended without reporting it.
      case look
      case overdue
      case dropped
    }

    private let items: AsyncStream<Item>.Continuation
    private let isDropped = Locked(false)

    init(
      _ recognizer: sending SFSpeechRecognizer, _ request: RecognitionRequest,
      surroundings: SpeechTaskSurroundings, report: @escaping @Sendable (RecognitionReport) -> Void
    ) {
      let (stream, items) = AsyncStream<Item>.makeStream()
      self.items = items
      let run = SFSpeechRecognizerRun(
        items: items, surroundings: surroundings,
        report: { [isDropped] in if !isDropped.withLock({ $0 }) { report($0) } })
      Task.detached(priority: .userInitiated) { [isDropped] in
        await run.listen(to: stream, with: recognizer, request) { isDropped.withLock { $0 } }
      }
    }

    deinit { cancel() }

    func append(_ chunk: AudioChunk) { items.yield(.sound(chunk)) }

    func finish() { items.yield(.finish) }

    func cancel() {
      isDropped.withLock { $0 = true }
      items.yield(.dropped)
    }
  }

  /// The dependencies of a task of Apple's older recognizer.
  struct SpeechTaskSurroundings: Sendable {
    let path: SoundPath
    let reachability: any Reachability
    let timekeeper: any Timekeeper
    let diagnostics: any Diagnostics
    let recognizer: String

    /// Called when another task may start.
    let free: @Sendable () -> Void
  }
#endif
