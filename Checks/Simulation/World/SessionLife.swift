import Hark
import HarkSimulation
import HarkTesting

/// One session in a simulated world, from its start to its end.
public struct SessionLife: Life {
  private let world: Surroundings
  private let permissions: SimulatedPermissions
  private let microphone: SimulatedMicrophone
  private let recognizer: SimulatedRecognizer
  private let agent: SimulatedAgent
  private let synthesizer: SimulatedSynthesizer
  private let reachability: SimulatedReachability
  private let experience: Experience
  private let requests: Requests

  /// The store for dictated text; `nil` if none is saved.
  private let transcripts: SimulatedTranscripts?
  private let hasAgent: Bool
  private let isSpoken: Bool
  private let only: Set<Int>?

  /// The longest simulated time, in seconds.
  ///
  /// People perform 40 acts, each within a few seconds.
  private static let longest = 2_000.0

  /// Creates a world that is determined by a seed and by `only`, the numbers of the acts to
  /// perform, or `nil` for all.
  public init(seed: UInt64, record: Record, only: Set<Int>?) {
    self.only = only
    world = Surroundings(seed: seed, record: record)
    permissions = SimulatedPermissions(world.part(1))
    microphone = SimulatedMicrophone(world.part(2), permissions)
    agent = SimulatedAgent(world.part(4))
    synthesizer = SimulatedSynthesizer(world.part(5), agent)
    reachability = SimulatedReachability(world: world.part(6))
    hasAgent = !world.once(in: 10)
    isSpoken = !world.once(in: 10)
    transcripts = world.once(in: 4) ? SimulatedTranscripts(world.part(7)) : nil
    experience = Self.experience(world)
    recognizer = SimulatedRecognizer(
      world.part(3), microphone, mayBeOverReply: hasAgent && experience.afterStop == .send)
    requests = Requests(world.clock, experience)
  }

  /// The simulated time, in seconds.
  public var seconds: Double { world.clock.now }

  /// Runs the simulation.
  ///
  /// Nothing else may run in this process at the same time.
  public func run() async {
    var session: VoiceSession? = makeSession()
    weak let left = session
    let causes = CauseRules(world, microphone, permissions, reachability, requests)
    let watch = SessionWatch(
      world, microphone, synthesizer, causes, tasksAtOnce: recognizer.traits.tasksAtOnce,
      hasAgent: hasAgent, isPrompt: transcripts == nil)
    let saving = transcripts.map { TranscriptRules($0, world.record) }
    let rules = QuietRules(
      world: world, watch: watch, requests: requests, microphone: microphone,
      recognizer: recognizer, agent: agent, synthesizer: synthesizer)
    microphone.opens.withLock { $0 = causes.checkOpening }
    agent.told.withLock { $0 = watch.checkConversation }
    session?.observe { entry in
      watch.take(entry)
      saving?.take(entry)
    }
    let isDone = Locked(false)
    let living = Task { [session] in
      if let session { await live(session, watch, saving) }
      isDone.withLock { $0 = true }
    }
    session = nil
    while true {
      await SerialScheduler.shared.settle()
      // Leftover state proves nothing after a rule violation.
      if left != nil {
        rules.check()
        saving?.checkFinals()
      }
      guard world.record.complaints.isEmpty else { return living.cancel() }
      if world.clock.now > Self.longest || !world.clock.advance() { break }
    }
    if !isDone.withLock({ $0 }) { world.record.complain("A session waits forever.") }
    living.cancel()
    if left != nil { world.record.complain("A session was not released.") }
    if !recognizer.running.isEmpty { world.record.complain("A recognition task was not released.") }
    checkLeft()
    await saving?.check()
  }

  private func live(
    _ session: VoiceSession, _ watch: SessionWatch, _ saving: TranscriptRules?
  ) async {
    let isAlone = !world.once(in: 3)
    await withTaskGroup { group in
      for number in 0..<(isAlone ? 1 : 2) {
        let person = Person(
          number, session: session, world: world, watch: watch, requests: requests,
          microphone: microphone, saving: saving, isAlone: isAlone, only: only,
          checkLeft: checkLeft)
        group.addTask { await person.live() }
      }
    }
    world.record.excuse()
    watch.mute(false)
    transcripts?.recover()
    saving?.leave()
    guard !world.once(in: 6) else {
      microphone.mayOutliveTasks.withLock { $0 = true }
      return watch.release()
    }
    world.record.note("session closes")
    requests.ask(.leave)
    await session.close()
    if !watch.isOver { world.record.complain("A closed session did not report its end.") }
  }

  /// Checks that nothing remains except a recognition task that is starting and will be canceled.
  private func checkLeft() {
    // A voice that starts at this instant is also stopped at this instant.
    if !synthesizer.isSilent, synthesizer.speech?.began != world.clock.now {
      world.record.complain("A reply was not released.")
    }
    if !microphone.isClosed { world.record.complain("The microphone was left open.") }
  }

  private static func experience(_ world: Surroundings) -> Experience {
    var experience = world.pick([
      Experience.composer, .capture, .call, .call, .call, .dictation, .mealLog,
    ])
    if world.once(in: 3) { experience.gesture = world.pick(GesturePolicy.allCases) }
    if world.once(in: 3) { experience.afterStop = world.pick(AfterStopPolicy.allCases) }
    if world.once(in: 4) { experience.ending.silence = 0.5 }
    if world.once(in: 8) { experience.ending.length = 4 }
    if world.once(in: 8) { experience.ending.characters = 20 }
    return experience
  }

  private func makeSession() -> VoiceSession {
    VoiceSession(
      experience: experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, permissions: permissions,
        reachability: reachability, agent: hasAgent ? agent : nil,
        synthesizer: isSpoken ? synthesizer : nil, timekeeper: world.clock,
        detector: { WordDetector() }, keeping: transcripts?.keeping,
        diagnostics: SimulatedDiagnostics(record: world.record)))
  }
}

/// Diagnostics that record every contract violation by a port as a failure, because the simulated
/// ports never violate their contracts.
private struct SimulatedDiagnostics: Diagnostics {
  let record: Record

  func note(_ report: FailureReport) {
    if case .brokenPromise(let reason) = report.matter {
      record.complain("A promise was broken: \(reason).")
    }
  }
}
