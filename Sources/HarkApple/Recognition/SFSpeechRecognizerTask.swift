#if canImport(UIKit)
  import AVFAudio
  import Foundation
  import Hark
  import Speech

  /// What a task is asked to do, and where its sound may go.
  struct SpeechTaskOrder: Sendable {
    let request: RecognitionRequest
    let path: SoundPath
  }

  /// What a task of Apple's older recogniser asks of its surroundings.
  struct SpeechTaskSurroundings: Sendable {
    let reachability: any Reachability
    let timekeeper: any Timekeeper
    let diagnostics: any Diagnostics
    let recognizer: String

    /// Says that another task may start.
    let free: @Sendable () -> Void
  }

  /// One stretch of sound being recognised by `SFSpeechRecognizer`.
  ///
  /// Everything that it is asked and everything that the system says goes through one queue, read by
  /// one loop off the main thread, which alone holds the recogniser, the request and the task: for as
  /// long as it runs, because the system lets go of what nobody holds. A task that is let go of
  /// before it ended is cancelled.
  final class SFSpeechRecognizerTask: RecognitionTask {
    /// What the loop takes, in order.
    enum Item: Sendable {
      case sound(AudioChunk)
      case heard(HeardText)
      case broke(ErrorCause, underlying: ErrorCause?)
      case finish

      /// The task may be over without having said so.
      case look

      /// Nothing more is waited for.
      case overdue

      /// Nobody wants to hear of it any more.
      case dropped
    }

    private let items: AsyncStream<Item>.Continuation
    private let isDropped = Locked(false)

    /// Starts a task of `recognizer`, which belongs to it from here on.
    init(
      _ recognizer: sending SFSpeechRecognizer, _ order: SpeechTaskOrder,
      surroundings: SpeechTaskSurroundings, report: @escaping @Sendable (RecognitionReport) -> Void
    ) {
      let (stream, items) = AsyncStream<Item>.makeStream()
      self.items = items
      let run = SFSpeechRecognizerRun(
        items: items, surroundings: surroundings,
        report: { [isDropped] in if !isDropped.withLock({ $0 }) { report($0) } })
      Task.detached(priority: .userInitiated) { [isDropped] in
        await run.listen(to: stream, with: recognizer, order) { isDropped.withLock { $0 } }
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
#endif
