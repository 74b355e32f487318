import Hark
import Synchronization

/// When what happened between the end of a turn and the first sound of its reply, in seconds of the
/// machine's clock.
final class Stamps: Sendable {
  /// One turn.
  struct Turn: Sendable {
    /// The sound came in with which the turn was over.
    var over: Double?

    /// The recogniser was told that no more comes.
    var finishing: Double?

    /// It had told the last of it, if that was waited for.
    var recognized: Double?

    /// The agent was asked.
    var asked: Double?

    /// Its first sentence had come.
    var answered: Double?

    /// The synthesizer had started.
    var ready: Double?

    /// The synthesizer got that.
    var said: Double?

    /// The loudspeaker got the first sound.
    var sounded: Double?
  }

  private struct State: Sendable {
    var turn = Turn()
    var chunks: [(end: Int, at: Double)] = []
  }

  private let state = Mutex(State())
  private let clock = SystemTimekeeper()

  /// The times since the last `begin`.
  var turn: Turn { state.withLock { $0.turn } }

  /// A new turn begins.
  func begin() { state.withLock { $0.turn = Turn() } }

  /// Notes the moment, the first time that it comes.
  func note(_ moment: WritableKeyPath<Turn, Double?> & Sendable) {
    let now = clock.now
    state.withLock { $0.turn[keyPath: moment] = $0.turn[keyPath: moment] ?? now }
  }

  /// The recogniser has told all; only what comes before the agent is asked was waited for.
  func recognize() {
    let now = clock.now
    state.withLock { if $0.turn.asked == nil { $0.turn.recognized = now } }
  }

  /// Notes that sound has come in up to `end`.
  func hear(_ end: Int) {
    let now = clock.now
    state.withLock { state in
      state.chunks.append((end, now))
      if state.chunks.count > 500 { state.chunks.removeFirst(250) }
    }
  }

  /// The turn was over at this sample.
  func endTurn(at position: Int) {
    state.withLock { state in
      state.turn.over = state.chunks.first { $0.end >= position }?.at ?? clock.now
    }
  }
}

extension Stamps.Turn {
  /// Whether the last words came within the time that the engine gives them.
  var isInTime: Bool { difference(finishing, recognized).map { $0 > 0 } ?? false }

  /// Seconds that the recogniser took for the last words, or was given in vain.
  var recognizer: Double? { difference(finishing, isInTime ? recognized : asked) }

  /// Seconds that the agent took for its first sentence, or the synthesizer to start if that was
  /// longer.
  var agent: Double? { difference(asked, later(answered, ready)) }

  /// Seconds between the end of the turn and the first sentence at the synthesizer, beside those.
  var engine: Double? {
    guard let whole = difference(over, said), let recognizer, let agent else { return nil }
    return whole - recognizer - agent
  }

  /// Seconds from the first sentence to its first sound at the loudspeaker.
  var voice: Double? { difference(said, sounded) }

  private func later(_ one: Double?, _ other: Double?) -> Double? {
    guard let one, let other else { return nil }
    return max(one, other)
  }

  private func difference(_ start: Double?, _ end: Double?) -> Double? {
    guard let start, let end else { return nil }
    return max(0, end - start)
  }
}
