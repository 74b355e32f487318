import Hark

/// A recognizer that decodes words from the numbers in the audio samples, and that may be slow,
/// refuse a task, fail, or hang.
final class SimulatedRecognizer: Recognizer {
  let traits: RecognizerTraits
  private let world: Surroundings
  private let microphone: SimulatedMicrophone

  /// Whether a recording may take place during a reply.
  private let mayBeOverReply: Bool
  private let state = Locked((count: 0, starting: 0, tasks: [Int: SimulatedTask]()))

  init(
    _ world: Surroundings, _ microphone: SimulatedMicrophone,
    mayBeOverReply: Bool = true
  ) {
    self.world = world
    self.microphone = microphone
    self.mayBeOverReply = mayBeOverReply
    let limits = world.once(in: 3) ? TaskLimits(longest: Double(4 + world.number(below: 8))) : .none
    traits = RecognizerTraits(
      name: "simulated", locales: [.americanEnglish, .norwegianBokmal],
      tasksAtOnce: 1 + world.number(below: 2), limits: limits)
  }

  /// The tasks that have neither ended nor been canceled.
  var running: [SimulatedTask] {
    state.withLock { $0.tasks.sorted { $0.key < $1.key }.map(\.value) }.filter(\.isRunning)
  }

  /// Whether no task is running or starting.
  var isIdle: Bool { running.isEmpty && state.withLock { $0.starting == 0 } }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let (number, starting) = state.withLock { state in
      state.count += 1
      state.starting += 1
      return (state.count, state.starting)
    }
    defer { state.withLock { $0.starting -= 1 } }
    world.record.note("task \(number) starts")
    if running.count + starting > traits.tasksAtOnce {
      world.record.complain("More than \(traits.tasksAtOnce) recognition tasks run.")
    }
    await world.delay(upTo: world.once(in: 6) ? 150 : 20)
    if world.once(in: 30) {
      world.record.inject("recognizer refuses")
      throw world.pick([VoiceFailure.recognizerBusy, .recognizerUnavailable, .networkUnavailable])
    }
    let task = SimulatedTask(
      number, world, microphone, limits: traits.limits, mayBeOverReply: mayBeOverReply,
      report: report)
    state.withLock { state in
      state.tasks = state.tasks.filter { $0.value.isRunning }
      state.tasks[number] = task
    }
    return task
  }
}
