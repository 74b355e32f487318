import Hark

/// A recognizer that follows the test's scripts and records contract violations.
///
/// ```swift
/// let recognizer = ScriptedRecognizer(RecognizerScript().after(0.5, .interim("hello")))
/// let task = await recognizer.started()
/// await task.appended(upTo: 8_000)
/// ```
///
/// Each task follows the next script; the last script also serves all later tasks.
public final class ScriptedRecognizer: Recognizer {
  private struct State: Sendable {
    var requests: [RecognitionRequest] = []
    var tasks: [ScriptedRecognitionTask] = []
    var aliveCount = 0
    var permits = 0
    var unavailability: VoiceFailure?
    var violations: [String] = []
  }

  /// The traits that the recognizer reports.
  public let traits: RecognizerTraits

  private let scripts: [RecognizerScript]
  private let decoderCount: Int
  private let state = Watched(State())

  /// Creates a recognizer with one script per task.
  ///
  /// At most `decoderCount` tasks can be alive at once; starting another throws `recognizerBusy`.
  public init(
    _ scripts: RecognizerScript...,
    traits: RecognizerTraits = RecognizerTraits(
      name: "scripted", locales: [.americanEnglish, .norwegianBokmal]),
    decoderCount: Int = 2
  ) {
    self.scripts = scripts
    self.traits = traits
    self.decoderCount = decoderCount
  }

  /// The failure set by `becomeUnavailable(_:)`; `nil` if the recognizer is available.
  public var unavailability: VoiceFailure? { state.now.unavailability }

  /// Starts a task according to its script.
  public func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let number = try state.change { try reserve(request, &$0) }
    let script = scripts.script(number, or: .silent)
    if script.isSlow {
      await state.wait { $0.permits > 0 }
      state.change { $0.permits -= $0.permits > 0 ? 1 : 0 }
    }
    guard script.refusal == nil, !Task.isCancelled else {
      release()
      throw script.refusal ?? .recognizerUnavailable
    }
    let task = ScriptedRecognitionTask(
      request, script: script, limits: traits.limits, report: report
    ) { [weak self] in self?.release() }
    state.change { $0.tasks.append(task) }
    return task
  }

  private func reserve(_ request: RecognitionRequest, _ state: inout State) throws -> Int {
    let (count, limit) = (request.contextualPhrases.count, RecognitionRequest.phraseLimit)
    if count > limit {
      let sentence = "A task was requested with \(count) phrases; the limit is \(limit)."
      state.violations.append(sentence)
    }
    if let failure = state.unavailability { throw failure }
    guard traits.locales.contains(request.locale) else { throw VoiceFailure.localeUnsupported }
    state.requests.append(request)
    guard state.aliveCount < decoderCount else { throw VoiceFailure.recognizerBusy }
    state.aliveCount += 1
    return state.requests.count
  }

  private func release() { state.change { $0.aliveCount -= 1 } }
}

extension ScriptedRecognizer {
  /// Makes the recognizer unavailable, or available again if `nil`; running tasks continue.
  public func becomeUnavailable(_ failure: VoiceFailure?) {
    state.change { $0.unavailability = failure }
  }

  /// Lets a task with a slow script start; can be called in advance.
  public func letStart() { state.change { $0.permits += 1 } }

  /// The requests for tasks, except those in an unsupported language or while unavailable.
  public var requests: [RecognitionRequest] { state.now.requests }

  /// The started tasks, in order.
  public var tasks: [ScriptedRecognitionTask] { state.now.tasks }

  /// The number of tasks that have not ended.
  public var aliveCount: Int { state.now.aliveCount }

  /// The contract violations by all tasks and requests, one sentence each.
  public var violations: [String] {
    let state = state.now
    return state.violations + state.tasks.flatMap(\.violations)
  }

  /// Returns when the `count`th task has been requested.
  public func asked(_ count: Int = 1) async { await state.wait { $0.requests.count >= count } }

  /// Returns when no more than `count` tasks are still running.
  public func alive(_ count: Int) async { await state.wait { $0.aliveCount <= count } }

  /// Returns the `count`th task when it has been started.
  ///
  /// If the waiting task is canceled first, the result is an unused placeholder task.
  public func started(_ count: Int = 1) async -> ScriptedRecognitionTask {
    await state.element(count, of: \.tasks)
      ?? ScriptedRecognitionTask(
        RecognitionRequest(locale: .americanEnglish), script: .silent, report: { _ in }, onEnd: {})
  }
}

/// A task that follows its script, records its calls, and can report manually.
///
/// Scripted reports are made on the thread that calls `append`, `markPause`, or `finish`, unless
/// another thread is already making a report.
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
  /// Makes a report manually, on the caller's thread unless another thread is already making one.
  public func say(_ report: RecognitionReport) { perform { $0.say(report) } }

  /// Reports the interim text of segment `index`, by default at the end of the appended audio.
  public func interim(_ text: String, index: Int = 0, at position: Int? = nil) {
    say(.interim(InterimSegment(index: index, text: text), at: position ?? soundEnd))
  }

  /// Reports segment `index` as final, by default for all appended audio.
  public func final(_ text: String, index: Int = 0, range: AudioRange? = nil, at: Int? = nil) {
    let whole = AudioRange(start: chunks.first?.start ?? 0, end: soundEnd)
    let segment = FinalSegment(index: index, text: text, range: range ?? whole)
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

  /// The contract violations, one sentence each.
  public var violations: [String] { listener.now.violations }

  /// Returns when audio has been appended up to sample `position` of the microphone.
  public func appended(upTo position: Int) async {
    await listener.wait { ($0.chunks.last?.end ?? 0) >= position }
  }

  /// Returns when `count` pauses have been marked.
  public func paused(_ count: Int = 1) async { await listener.wait { $0.pauses.count >= count } }

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
