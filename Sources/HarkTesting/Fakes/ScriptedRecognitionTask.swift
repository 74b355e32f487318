import Hark

/// A task of a `ScriptedRecognizer`: follows its script, notes what it is given, and may be spoken
/// for by hand.
///
/// Scripted reports are made on the thread that appends.
public final class ScriptedRecognitionTask: RecognitionTask {
  /// What the task was asked to do.
  public let request: RecognitionRequest

  private let listener: Watched<ScriptedListener>
  private let outbox: Outbox<RecognitionReport>
  private let onEnd: @Sendable () -> Void

  init(
    _ request: RecognitionRequest, script: RecognizerScript, limits: TaskLimits = .none,
    report: @escaping @Sendable (RecognitionReport) -> Void, onEnd: @escaping @Sendable () -> Void
  ) {
    self.request = request
    self.onEnd = onEnd
    outbox = Outbox(report)
    listener = Watched(ScriptedListener(script, limits: limits))
  }

  /// Takes the next sound.
  public func append(_ chunk: AudioChunk) { perform { $0.append(chunk) } }

  /// Makes the segment before the pause final.
  public func markPause(_ pause: SpeechPause) { perform { $0.markPause(pause) } }

  /// Reports what is outstanding, as the script says.
  public func finish() { perform { $0.finish() } }

  /// Drops the task; nothing more is reported.
  public func cancel() {
    perform { listener in
      listener.cancel()
      outbox.clear()
      return []
    }
  }

  /// Returns when no report is under way.
  public func caughtUp() async { await outbox.emptied() }
}

extension ScriptedRecognitionTask {
  /// Reports by hand, on the caller's thread.
  public func say(_ report: RecognitionReport) { perform { $0.say(report) } }

  /// Reports the interim text of segment `index`; `at` is the end of the appended sound unless said.
  public func interim(_ text: String, index: Int = 0, at position: Int? = nil) {
    say(.interim(InterimSegment(index: index, text: text), at: position ?? soundEnd))
  }

  /// Reports segment `index` as final, for the given stretch of sound or for all of it.
  public func final(_ text: String, index: Int = 0, range: AudioRange? = nil, at: Int? = nil) {
    let whole = AudioRange(start: chunks.first?.start ?? 0, end: soundEnd)
    let segment = Segment(index: index, text: text, range: range ?? whole)
    say(.final(segment, at: at ?? soundEnd))
  }

  private var soundEnd: Int { chunks.last?.end ?? 0 }
}

extension ScriptedRecognitionTask {
  /// Everything that was appended.
  public var chunks: [AudioChunk] { listener.now.chunks }

  /// Where the appended sound lies; nil when there was none.
  public var range: AudioRange? {
    let chunks = chunks
    guard let first = chunks.first, let last = chunks.last else { return nil }
    return AudioRange(start: first.start, end: last.end)
  }

  /// The pauses that were marked.
  public var pauses: [SpeechPause] { listener.now.pauses }

  /// Whether `finish()` was called.
  public var isFinished: Bool { listener.now.isFinished }

  /// Whether `cancel()` was called.
  public var isCancelled: Bool { listener.now.isCancelled }

  /// Whether it has ended, broken or been cancelled.
  public var isOver: Bool { listener.now.isOver }

  /// What was done that must not be done, a sentence each.
  public var violations: [String] { listener.now.violations }

  /// Returns when the sound has been appended up to `position`, in samples since the opening.
  public func appended(upTo position: Int) async {
    await listener.wait { ($0.chunks.last?.end ?? 0) >= position }
  }

  /// Returns when `count` pauses have been marked.
  public func paused(_ count: Int = 1) async {
    await listener.wait { $0.pauses.count >= count }
  }

  /// Returns when `finish()` has been called.
  public func finished() async { await listener.wait { $0.isFinished } }

  /// Returns when `cancel()` has been called.
  public func cancelled() async { await listener.wait { $0.isCancelled } }
}

extension ScriptedRecognitionTask {
  /// Lets the listener act and sends what it says, outside the lock.
  private func perform(_ act: (inout ScriptedListener) -> [RecognitionReport]) {
    let hasJustEnded = listener.change { listener in
      let wasOver = listener.isOver
      outbox.put(act(&listener))
      return listener.isOver && !wasOver
    }
    if hasJustEnded { onEnd() }
    outbox.drain()
  }
}
