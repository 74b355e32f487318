import Hark
import Synchronization

/// The recognizer of one file's session, which can await its tasks.
///
/// A session that ends does not wait for a task that is still starting, which may take as long as
/// loading a model. The file's slot must not be passed to the next file before such a task has
/// started and been canceled: the next file would find every decoder in use.
final class FileRecognizer: Recognizer {
  private struct State {
    var tasks: [any RecognitionTask] = []
    var starting = 0
    var isOver = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let recognizer: any Recognizer
  private let state = Mutex(State())

  init(_ recognizer: any Recognizer) { self.recognizer = recognizer }

  var traits: RecognizerTraits { recognizer.traits }

  var unavailability: VoiceFailure? { recognizer.unavailability }

  func startTask(
    _ request: RecognitionRequest,
    report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let isRefused = state.withLock { state in
      if !state.isOver { state.starting += 1 }
      return state.isOver
    }
    if isRefused { throw VoiceFailure.recognizerUnavailable }
    defer { started() }
    let task = try await recognizer.startTask(request, report: report)
    let isOver = state.withLock { state in
      state.tasks.append(task)
      return state.isOver
    }
    if isOver { task.cancel() }
    return task
  }

  /// Cancels all tasks, and returns when no task is starting.
  func end() async {
    let tasks = state.withLock { state in
      state.isOver = true
      return state.tasks
    }
    for task in tasks { task.cancel() }
    await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
      let isIdle = state.withLock { state in
        if state.starting > 0 { state.waiter = waiter }
        return state.starting == 0
      }
      if isIdle { waiter.resume() }
    }
  }

  private func started() {
    let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.starting -= 1
      guard state.starting == 0 else { return nil }
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }
}
