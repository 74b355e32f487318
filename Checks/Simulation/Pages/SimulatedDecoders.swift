import Hark

@testable import World

/// The recognizer with several decoders that the sessions of all gateways share.
final class SimulatedDecoders: Recognizer {
  let traits: RecognizerTraits
  private let world: Surroundings
  private let clientsWorld: Surroundings

  /// The number of decoders, and whether a decoder may hang.
  private let count: Int
  private let mayHang: Bool
  private let tasks = Locked((count: 0, running: [SimulatedTask]()))

  init(
    _ world: Surroundings, forClients clientsWorld: Surroundings, count: Int, mayHang: Bool = true
  ) {
    self.world = world
    self.clientsWorld = clientsWorld
    self.count = count
    self.mayHang = mayHang
    traits = RecognizerTraits(
      name: "simulated", locales: [.americanEnglish, .norwegianBokmal], tasksAtOnce: 2,
      limits: .none)
  }

  /// Whether no task is running.
  var isFree: Bool { running.isEmpty }

  private var running: [SimulatedTask] {
    tasks.withLock {
      $0.running.removeAll { !$0.isRunning }; return $0.running
    }
  }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    try await startTask(world, isClients: false, report)
  }

  private func startTask(
    _ world: Surroundings, isClients: Bool,
    _ report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    await world.delay(upTo: 20)
    guard running.count < count else {
      let fault = "decoders are taken"
      world.record.inject(isClients ? SimulatedTask.clientsFault(fault) : fault)
      throw VoiceFailure.recognizerBusy
    }
    return tasks.withLock { tasks in
      tasks.count += 1
      let task = SimulatedTask(
        tasks.count, world, nil, limits: .none, isClients: isClients, mayHang: mayHang,
        report: report)
      tasks.running.append(task)
      return task
    }
  }

  /// The same decoders for realtime clients, with a separate random source.
  var forClients: some Recognizer { ForClients(decoders: self, world: clientsWorld) }

  private struct ForClients: Recognizer {
    let decoders: SimulatedDecoders
    let world: Surroundings

    var traits: RecognizerTraits { decoders.traits }

    func startTask(
      _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
    ) async throws -> any RecognitionTask {
      try await decoders.startTask(world, isClients: true, report)
    }
  }
}
