import Hark

/// A recogniser that hears what the test says, and notes what is done to it that must not be done.
///
/// ```swift
/// let recognizer = ScriptedRecognizer(RecognizerScript().after(0.5, .interim("hello")))
/// let task = await recognizer.started()
/// await task.appended(upTo: 8_000)
/// ```
///
/// The first task follows the first script, and so on; the last script serves all that follow.
public final class ScriptedRecognizer: Recognizer {
  private struct State: Sendable {
    var requests: [RecognitionRequest] = []
    var tasks: [ScriptedRecognitionTask] = []
    var aliveCount = 0
    var permits = 0
    var unavailability: VoiceFailure?
    var violations: [String] = []
  }

  /// What it says it can do.
  public let traits: RecognizerTraits

  private let scripts: [RecognizerScript]
  private let decoderCount: Int
  private let state = Watched(State())

  /// Makes a recogniser with one script a task.
  ///
  /// `decoderCount` tasks may be alive at once; one more is told `recognizerBusy`.
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

  /// Why it cannot start now, as `becomeUnavailable(_:)` said; nil when it can.
  public var unavailability: VoiceFailure? { state.now.unavailability }

  /// Starts a task as its script says.
  public func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let number = try state.change { reserve(request, &$0) }.get()
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

  private func reserve(
    _ request: RecognitionRequest, _ state: inout State
  ) -> Result<Int, VoiceFailure> {
    let (count, limit) = (request.contextualPhrases.count, RecognitionRequest.phraseLimit)
    if count > limit {
      let sentence = "A task was asked for with \(count) phrases: at most \(limit) are taken."
      state.violations.append(sentence)
    }
    if let failure = state.unavailability { return .failure(failure) }
    guard traits.locales.contains(request.locale) else { return .failure(.localeUnsupported) }
    state.requests.append(request)
    guard state.aliveCount < decoderCount else { return .failure(.recognizerBusy) }
    state.aliveCount += 1
    return .success(state.requests.count)
  }

  private func release() { state.change { $0.aliveCount -= 1 } }
}

extension ScriptedRecognizer {
  /// Makes it unavailable for the reason given, or available again with nil; tasks go on.
  public func becomeUnavailable(_ failure: VoiceFailure?) {
    state.change { $0.unavailability = failure }
  }

  /// Lets a start whose script is slow go on; may be said beforehand.
  public func letStart() { state.change { $0.permits += 1 } }

  /// What each task was asked to do, refused ones included.
  public var requests: [RecognitionRequest] { state.now.requests }

  /// The tasks that were started, in order.
  public var tasks: [ScriptedRecognitionTask] { state.now.tasks }

  /// How many tasks have not ended.
  public var aliveCount: Int { state.now.aliveCount }

  /// What was done that must not be done, with any task, a sentence each.
  public var violations: [String] {
    let state = state.now
    return state.violations + state.tasks.flatMap(\.violations)
  }

  /// Returns when it is being asked for its `count`th task or has been.
  public func asked(_ count: Int = 1) async { await state.wait { $0.requests.count >= count } }

  /// Returns when no more than `count` tasks have not ended.
  public func alive(_ count: Int) async { await state.wait { $0.aliveCount <= count } }

  /// The `count`th task, once it has been started.
  ///
  /// A waiting test task that is cancelled meanwhile gets a task that nobody feeds.
  public func started(_ count: Int = 1) async -> ScriptedRecognitionTask {
    await state.wait { $0.tasks.count >= count }
    let tasks = tasks
    guard tasks.indices.contains(count - 1) else { return .orphan }
    return tasks[count - 1]
  }
}

extension ScriptedRecognitionTask {
  /// A task that belongs to no recogniser.
  static var orphan: ScriptedRecognitionTask {
    let request = RecognitionRequest(locale: .americanEnglish)
    return ScriptedRecognitionTask(request, script: .silent, report: { _ in }, onEnd: {})
  }
}
