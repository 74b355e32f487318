import Hark

/// A task of a `ScriptedRecognizer` that follows its script, records its calls, and can report
/// manually.
///
/// Scripted reports are made on the thread that appends the audio.
public final class ScriptedRecognitionTask: RecognitionTask {
  /// The request that started the task.
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

  /// Appends the next audio.
  public func append(_ chunk: AudioChunk) { perform { $0.append(chunk) } }

  /// Makes the segment before the pause final, unless the script ignores pauses.
  public func markPause(_ pause: SpeechPause) { perform { $0.markPause(pause) } }

  /// Reports the pending results according to the script.
  public func finish() { perform { $0.finish() } }

  /// Cancels the task, which then reports nothing more.
  public func cancel() {
    perform { listener in
      listener.cancel()
      outbox.clear()
      return []
    }
  }

  /// Returns when no reports are pending.
  public func caughtUp() async { await outbox.emptied() }
}

extension ScriptedRecognitionTask {
  /// Makes a report manually, on the caller's thread.
  public func say(_ report: RecognitionReport) { perform { $0.say(report) } }

  /// Reports the interim text of segment `index`, by default at the end of the appended audio.
  public func interim(_ text: String, index: Int = 0, at position: Int? = nil) {
    say(.interim(InterimSegment(index: index, text: text), at: position ?? soundEnd))
  }

  /// Reports segment `index` as final, by default for all appended audio.
  public func final(_ text: String, index: Int = 0, range: AudioRange? = nil, at: Int? = nil) {
    let whole = AudioRange(start: chunks.first?.start ?? 0, end: soundEnd)
    let segment = Segment(index: index, text: text, range: range ?? whole)
    say(.final(segment, at: at ?? soundEnd))
  }

  private var soundEnd: Int { chunks.last?.end ?? 0 }
}

extension ScriptedRecognitionTask {
  /// All appended chunks.
  public var chunks: [AudioChunk] { listener.now.chunks }

  /// The range of the appended audio; `nil` if there is none.
  public var range: AudioRange? {
    let chunks = chunks
    guard let first = chunks.first, let last = chunks.last else { return nil }
    return AudioRange(start: first.start, end: last.end)
  }

  /// The marked pauses.
  public var pauses: [SpeechPause] { listener.now.pauses }

  /// Whether `finish()` was called.
  public var isFinished: Bool { listener.now.isFinished }

  /// Whether `cancel()` was called.
  public var isCancelled: Bool { listener.now.isCancelled }

  /// Whether the task has ended, failed, or been canceled.
  public var isOver: Bool { listener.now.isOver }

  /// The violations of the protocol's rules, one sentence each.
  public var violations: [String] { listener.now.violations }

  /// Returns when audio has been appended up to `position`, in samples since the microphone was
  /// opened.
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
  /// Performs `act` on the listener and sends its reports outside the lock.
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
