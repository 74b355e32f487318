import Hark

/// An agent that answers in parts, slowly, and sometimes fails.
final class SimulatedAgent: Agent {
  private let world: Surroundings

  /// The number of answers in progress, and the number of parts of the latest answer.
  private let state = Locked((running: 0, pieces: 0))

  /// The answers so far, keyed by the number of the person's messages before each answer.
  private let answers = Locked<[Int: String]>([:])

  /// Called with the person's messages in each conversation.
  let told = Locked<(@Sendable ([String]) -> Void)?>(nil)

  init(_ world: Surroundings) { self.world = world }

  /// The number of parts of the latest answer so far.
  var pieces: Int { state.withLock { $0.pieces } }

  var isAnswering: Bool { state.withLock { $0.running > 0 } }

  func reply(to conversation: [ChatMessage]) -> AsyncThrowingStream<String, any Error> {
    check(conversation)
    let place = conversation.filter { $0.speaker == .person }.count
    let isFirst = state.withLock { state in
      state = (state.running + 1, 0)
      return state.running == 1
    }
    if !isFirst { world.record.complain("The agent was asked during an answer.") }
    let (pieces, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
    let count = 1 + world.number(below: world.once(in: 3) ? 12 : 4)
    let answering = Task { [world, state, answers] in
      for number in 0..<count {
        guard (try? await world.pause(upTo: 80)) != nil else { return continuation.finish() }
        if world.once(in: 30) {
          world.record.inject("agent fails")
          return continuation.finish(throwing: VoiceFailure.replyFailed)
        }
        state.withLock { $0.pieces = number + 1 }
        let piece = "Part \(number) of an answer. "
        answers.withLock { $0[place, default: ""] += piece }
        continuation.yield(piece)
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

extension SimulatedAgent {
  /// Checks that the conversation ends with a message, and contains the previous answers.
  private func check(_ conversation: [ChatMessage]) {
    if conversation.last?.speaker != .person {
      world.record.complain("The agent was asked without a message.")
    }
    var place = 0
    for message in conversation {
      if message.speaker == .person {
        place += 1
      } else if answers.withLock({ $0[place]?.hasPrefix(message.text) }) != true {
        world.record.complain("The agent received answers that it did not give.")
      }
    }
    told.withLock { $0 }?(conversation.filter { $0.speaker == .person }.map(\.text))
  }
}

/// A voice that speaks 20 characters per second of simulated time.
final class SimulatedSynthesizer: Synthesizer {
  private let world: Surroundings
  private let agent: SimulatedAgent
  private let speaking = Locked<SimulatedSpeech?>(nil)
  private let starting = Locked(0)

  init(_ world: Surroundings, _ agent: SimulatedAgent) {
    self.world = world
    self.agent = agent
  }

  /// Whether a reply is audible.
  var isHeard: Bool { speaking.withLock { $0?.isHeard ?? false } }

  /// The latest spoken reply.
  var speech: SimulatedSpeech? { speaking.withLock { $0 } }

  /// Whether a reply is about to be spoken.
  var isStarting: Bool { starting.withLock { $0 > 0 } }

  var isSilent: Bool { speaking.withLock { $0?.isOver ?? true } }

  func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    starting.withLock { $0 += 1 }
    defer { starting.withLock { $0 -= 1 } }
    await world.delay(upTo: 30)
    if world.once(in: 30) {
      world.record.inject("voice refuses")
      throw VoiceFailure.synthesisFailed
    }
    if !isSilent { world.record.complain("Two replies were spoken at the same time.") }
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
    var isDucked = false
    var isOver = false
  }

  private let world: Surroundings
  private let agent: SimulatedAgent
  private let report: @Sendable (SynthesisReport) -> Void

  /// The time at which speech began, in seconds.
  let began: Double
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
    began = world.clock.now
    Task { await speak() }
  }

  var isOver: Bool { state.withLock { $0.isOver } }

  var isFinished: Bool { state.withLock { $0.isFinished } }
  var isDucked: Bool { state.withLock { $0.isDucked } }

  var isHeard: Bool {
    state.withLock { !$0.isOver && !$0.isPaused && $0.spoken < $0.text.count }
  }

  func say(_ text: String) {
    let isLate = state.withLock { state in
      state.text += text
      return state.isFinished
    }
    if isLate { world.record.complain("A reply continued after its end.") }
  }

  func finish() {
    let wasFinished = state.withLock { state in
      defer { state.isFinished = true }
      return state.isFinished
    }
    if wasFinished { world.record.complain("A reply was finished twice.") }
  }

  func duck() { state.withLock { $0.isDucked = true } }
  func unduck() { state.withLock { $0.isDucked = false } }
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

  /// Checks that each part of the answer was spoken once, and in order.
  private func checkCompleteness(of text: String) {
    let spoken = text.split(separator: " ").compactMap { Int($0) }
    if spoken != Array(0..<agent.pieces) {
      world.record.complain("Of \(agent.pieces) parts of an answer, \(spoken) were spoken.")
    }
  }
}
