import Hark

@testable import Pages
@testable import World

/// One file's view of the decoders.
final class FileDecoders: Recognizer {
  private let decoders: SimulatedDecoders

  /// The number of starting tasks, and the tasks that have started.
  private let tasks = Locked((starting: 0, started: [SimulatedTask]()))

  init(_ decoders: SimulatedDecoders) { self.decoders = decoders }

  var traits: RecognizerTraits { decoders.traits }

  /// Whether no task of the file is starting or running.
  var isFree: Bool {
    tasks.withLock { tasks in tasks.starting == 0 && !tasks.started.contains { $0.isRunning } }
  }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    tasks.withLock { $0.starting += 1 }
    defer { tasks.withLock { $0.starting -= 1 } }
    let task = try await decoders.startTask(request, report: report)
    if let task = task as? SimulatedTask { tasks.withLock { $0.started.append(task) } }
    return task
  }
}
