import Hark
import HarkBridge
import HarkSimulation
import HarkTesting

@testable import World

/// The bridge of one plugin in a simulated world, from its start to its end.
public struct BridgeLife: Life {
  private let world: Surroundings
  private let permissions: SimulatedPermissions
  private let microphone: SimulatedMicrophone
  private let recognizer: SimulatedRecognizer
  private let reachability: SimulatedReachability
  private let only: Set<Int>?

  /// The longest simulated time, in seconds.
  ///
  /// An app performs `acts` acts, each within a few seconds.
  private static let longest = 1_000.0

  /// The number of an app's acts.
  private static let acts = 40

  /// The commands to draw from, each repeated according to its relative frequency; `nil` means to
  /// speak.
  private static let draws: [BridgeCommand?] = [
    nil, nil, nil, .startRecognition, .startRecognition, .startRecognition, .stopRecognition,
    .stopRecognition, .requestPermission, .isAvailable, .wording,
  ]

  /// Creates a world that is determined by a seed and by `only`, the numbers of the acts to
  /// perform, or `nil` for all.
  public init(seed: UInt64, record: Record, only: Set<Int>?) {
    self.only = only
    world = Surroundings(seed: seed, record: record)
    permissions = SimulatedPermissions(world.part(1))
    microphone = SimulatedMicrophone(world.part(2), permissions)
    recognizer = SimulatedRecognizer(world.part(3), microphone)
    reachability = SimulatedReachability(world: world.part(6))
  }

  /// The simulated time, in seconds.
  public var seconds: Double { world.clock.now }

  /// Runs the simulation.
  ///
  /// Nothing else may run in this process at the same time.
  public func run() async {
    var session: VoiceSession? = makeSession()
    weak let left = session
    let calls = BridgeCalls(world, microphone)
    microphone.opens.withLock { $0 = calls.checkOpening }
    let isDone = Locked(false)
    let living = Task { [session] in
      if let session { await live(session, calls) }
      isDone.withLock { $0 = true }
    }
    session = nil
    while true {
      await SerialScheduler.shared.settle()
      calls.check()
      guard world.record.complaints.isEmpty else { return living.cancel() }
      if world.clock.now > Self.longest || !world.clock.advance() { break }
    }
    if !isDone.withLock({ $0 }) { world.record.complain("A bridge waits forever.") }
    living.cancel()
    if left != nil { world.record.complain("A session was not released.") }
    if !recognizer.running.isEmpty { world.record.complain("A recognition task was not released.") }
    if !microphone.isClosed { world.record.complain("The microphone was left open.") }
  }

  private func live(_ session: VoiceSession, _ calls: BridgeCalls) async {
    let bridge = SpeechBridge(
      session, permissions: permissions, timekeeper: world.clock, floor: SpeechFloor())
    let listening = Task { [messages = bridge.messages] in
      for await message in messages { calls.take(message) }
    }
    for number in 1...Self.acts {
      // Each act has its own random source, so that omitting other acts does not change it.
      let luck = world.part(1_000 + number)
      guard (try? await luck.pause(upTo: luck.once(in: 3) ? 400 : 30)) != nil else { return }
      if only?.contains(number) != false { act(number, luck, bridge, calls) }
    }
    world.record.note("bridge ends")
    calls.end()
    bridge.end()
    await listening.value
    if !microphone.isClosed {
      world.record.complain("A bridge ended without closing its microphone.")
    }
  }

  private func act(
    _ number: Int, _ luck: Surroundings, _ bridge: SpeechBridge, _ calls: BridgeCalls
  ) {
    let command = luck.pick(Self.draws)
    world.record.act(number, command.map { "\($0)" } ?? "speak")
    guard let command else {
      _ = luck.say(1 + luck.number(below: 8))
      return
    }
    bridge.send(command, call: calls.begin(command))
    // Some apps stop recognition immediately after starting it.
    guard command == .startRecognition, luck.once(in: 4) else { return }
    bridge.send(.stopRecognition, call: calls.begin(.stopRecognition))
  }

  private func makeSession() -> VoiceSession {
    VoiceSession(
      experience: .dictation,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, permissions: permissions,
        reachability: reachability, timekeeper: world.clock, detector: { WordDetector() }))
  }
}
