import Hark

@testable import World

/// The recognizer that the sessions of all gateways share, with several decoders.
final class SimulatedDecoders: Recognizer {
  let traits: RecognizerTraits
  private let world: Surroundings

  /// The number of decoders.
  private let count: Int
  private let tasks = Locked((count: 0, running: [SimulatedTask]()))

  init(_ world: Surroundings, count: Int) {
    self.world = world
    self.count = count
    traits = RecognizerTraits(
      name: "simulated", locales: [.americanEnglish, .norwegianBokmal], tasksAtOnce: 2,
      limits: .none)
  }

  /// Whether no task runs.
  var isFree: Bool { running.isEmpty }

  private var running: [SimulatedTask] {
    tasks.withLock {
      $0.running.removeAll { !$0.isRunning }; return $0.running
    }
  }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    await world.delay(upTo: 20)
    guard running.count < count else {
      world.record.inject("decoders are taken")
      throw VoiceFailure.recognizerBusy
    }
    return tasks.withLock { tasks in
      tasks.count += 1
      let task = SimulatedTask(tasks.count, world, nil, limits: .none, report: report)
      tasks.running.append(task)
      return task
    }
  }
}
