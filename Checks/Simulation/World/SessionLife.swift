import Hark
import HarkSimulation
import HarkTesting

/// One session in a simulated world, from its start to its end.
public struct SessionLife: Sendable {
  private let world: Surroundings
  private let permissions: SimulatedPermissions
  private let microphone: SimulatedMicrophone
  private let recognizer: SimulatedRecognizer
  private let synthesizer: SimulatedSynthesizer

  /// Creates a world from a seed; everything in it follows from the seed.
  public init(seed: UInt64, record: Record) {
    world = Surroundings(seed: seed, record: record)
    permissions = SimulatedPermissions(world)
    microphone = SimulatedMicrophone(world, permissions)
    recognizer = SimulatedRecognizer(world)
    synthesizer = SimulatedSynthesizer(world)
  }

  /// The simulated time, in seconds.
  public var seconds: Double { world.clock.now }

  /// Lives the session, while nothing else runs in this process.
  public func run() async {
    var session: VoiceSession? = makeSession()
    let watch = SessionWatch(world, microphone, tasksAtOnce: recognizer.traits.tasksAtOnce)
    session?.observe(watch.take)
    let isDone = Locked(false)
    let living = Task { [session, world] in
      guard let session else { return }
      let people = world.once(in: 3) ? 2 : 1
      await withTaskGroup { group in
        for _ in 0..<people {
          group.addTask { await Person(session: session, world: world).act(40) }
        }
      }
      world.record.note("session closes")
      world.record.excuse()
      await session.close()
      isDone.withLock { $0 = true }
    }
    session = nil
    while true {
      await SerialScheduler.shared.settle()
      // What is left behind after a broken rule says nothing.
      guard world.record.complaints.isEmpty else { return living.cancel() }
      if !world.clock.advance() { break }
    }
    if !isDone.withLock({ $0 }) { world.record.complain("A session waits for ever.") }
    living.cancel()
    if !recognizer.running.isEmpty { world.record.complain("A recognition task was left.") }
    if !synthesizer.isSilent { world.record.complain("A reply was left.") }
    if !microphone.isClosed { world.record.complain("The microphone was left open.") }
  }

  private func makeSession() -> VoiceSession {
    var experience = world.pick([
      Experience.composer, .capture, .call, .dictation, .mealLog,
    ])
    if world.once(in: 3) { experience.gesture = world.pick(GesturePolicy.allCases) }
    if world.once(in: 3) { experience.afterStop = world.pick(AfterStopPolicy.allCases) }
    if world.once(in: 4) { experience.ending.silence = 0.5 }
    if world.once(in: 8) { experience.ending.length = 4 }
    return VoiceSession(
      experience: experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, permissions: permissions,
        reachability: SimulatedReachability(world: world), agent: SimulatedAgent(world: world),
        synthesizer: synthesizer, timekeeper: world.clock, detector: { WordDetector() }))
  }
}
