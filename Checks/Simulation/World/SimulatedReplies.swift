import Hark

/// An agent that answers in pieces, slowly, and sometimes fails.
final class SimulatedAgent: Agent {
  private let world: Surroundings

  /// The number of answers that are being given, and of the pieces of the latest one.
  private let state = Locked((running: 0, pieces: 0))

  init(_ world: Surroundings) { self.world = world }

  /// The number of pieces of the latest answer so far.
  var pieces: Int { state.withLock { $0.pieces } }

  func reply(to conversation: [ChatMessage]) -> AsyncThrowingStream<String, any Error> {
    if conversation.last?.speaker != .person {
      world.record.complain("The agent was asked without a message.")
    }
    let isFirst = state.withLock { state in
      state = (state.running + 1, 0)
      return state.running == 1
    }
    if !isFirst { world.record.complain("The agent was asked during an answer.") }
    let (pieces, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
    let count = 1 + world.number(below: 4)
    let answering = Task { [world, state] in
      for number in 0..<count {
        guard (try? await world.pause(upTo: 80)) != nil else { return continuation.finish() }
        if world.once(in: 30) {
          world.record.inject("agent fails")
          return continuation.finish(throwing: VoiceFailure.replyFailed)
        }
        state.withLock { $0.pieces = number + 1 }
        continuation.yield("Part \(number) of an answer. ")
      }
      continuation.finish()
    }
    continuation.onTermination = { [state] _ in
      answering.cancel()
      state.withLock { $0.running -= 1 }
    }
    return pieces
  }
}

/// A voice that speaks 20 characters per second of simulated time.
final class SimulatedSynthesizer: Synthesizer {
  private let world: Surroundings
  private let agent: SimulatedAgent
  private let speaking = Locked<SimulatedSpeech?>(nil)

  init(_ world: Surroundings, _ agent: SimulatedAgent) {
    self.world = world
    self.agent = agent
  }

  /// Whether a reply can be heard.
  var isHeard: Bool { speaking.withLock { $0?.isHeard ?? false } }

  var isSilent: Bool { speaking.withLock { $0?.isOver ?? true } }

  func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    await world.delay(upTo: 30)
    if world.once(in: 30) {
      world.record.inject("voice refuses")
      throw VoiceFailure.synthesisFailed
    }
    if !isSilent { world.record.complain("Two replies were spoken at once.") }
    let speech = SimulatedSpeech(world, agent, report: report)
    speaking.withLock { $0 = speech }
    return speech
  }
}

/// One spoken reply.
final class SimulatedSpeech: SynthesisTask {
  private struct State: Sendable {
    var text = ""
    var spoken = 0
    var isFinished = false
    var isPaused = false
    var isOver = false
  }

  private let world: Surroundings
  private let agent: SimulatedAgent
  private let report: @Sendable (SynthesisReport) -> Void
  private let state = Locked(State())

  /// The number of characters spoken between two reports.
  private static let piece = 4

  init(
    _ world: Surroundings, _ agent: SimulatedAgent,
    report: @escaping @Sendable (SynthesisReport) -> Void
  ) {
    self.world = world
    self.agent = agent
    self.report = report
    Task { await speak() }
  }

  var isOver: Bool { state.withLock { $0.isOver } }

  var isHeard: Bool {
    state.withLock { !$0.isOver && !$0.isPaused && $0.spoken < $0.text.count }
  }

  func say(_ text: String) {
    let isLate = state.withLock { state in
      state.text += text
      return state.isFinished
    }
    if isLate { world.record.complain("A reply went on after its end.") }
  }

  func finish() {
    let wasFinished = state.withLock { state in
      defer { state.isFinished = true }
      return state.isFinished
    }
    if wasFinished { world.record.complain("A reply was finished twice.") }
  }

  func duck() {}
  func unduck() {}
  func pause() { state.withLock { $0.isPaused = true } }
  func resume() { state.withLock { $0.isPaused = false } }

  func stop() {
    state.withLock { $0.isOver = true }
    world.record.note("voice stops")
  }

  private func speak() async {
    while !isOver {
      try? await world.clock.sleep(until: world.clock.now + 0.2)
      if let next = step() { report(next) }
    }
  }

  private func step() -> SynthesisReport? {
    state.withLock { state in
      if state.isOver || state.isPaused { return nil }
      if state.spoken < state.text.count {
        if world.once(in: 300) {
          state.isOver = true
          world.record.inject("voice breaks")
          return .failed(.synthesisFailed)
        }
        let isFirst = state.spoken == 0
        state.spoken = min(state.text.count, state.spoken + Self.piece)
        return isFirst ? .started : .spoke(characters: state.spoken)
      }
      guard state.isFinished else { return nil }
      state.isOver = true
      checkCompleteness(of: state.text)
      return .ended
    }
  }

  /// Checks that each piece of the answer was spoken once, in order.
  private func checkCompleteness(of text: String) {
    let spoken = text.split(separator: " ").compactMap { Int($0) }
    if spoken != Array(0..<agent.pieces) {
      world.record.complain("Of \(agent.pieces) parts of an answer, \(spoken) were spoken.")
    }
  }
}

/// Permissions that are asked for, and that the person grants, denies, or takes a while to answer.
final class SimulatedPermissions: PermissionAuthority {
  private let world: Surroundings
  private let statuses: Locked<[Permission: PermissionStatus]>

  init(_ world: Surroundings) {
    self.world = world
    let mood: [PermissionStatus] =
      world.once(in: 4) ? [.notDetermined, .notDetermined, .denied, .authorized] : [.authorized]
    statuses = Locked([.speech: world.pick(mood), .microphone: world.pick(mood)])
  }

  var allowRecording: Bool {
    statuses.withLock { $0 == [.speech: .authorized, .microphone: .authorized] }
  }

  func status(of permission: Permission) -> PermissionStatus {
    statuses.withLock { $0[permission] ?? .notDetermined }
  }

  func request(_ permission: Permission) async -> PermissionStatus {
    await world.delay(upTo: 500)
    let answer = world.once(in: 5) ? PermissionStatus.denied : .authorized
    world.record.note("permission \(permission) is \(answer)")
    statuses.withLock { if $0[permission] == .notDetermined { $0[permission] = answer } }
    return status(of: permission)
  }
}

/// A network that is sometimes gone.
struct SimulatedReachability: Reachability {
  let world: Surroundings

  var isConnected: Bool { !world.once(in: 20) }
}
