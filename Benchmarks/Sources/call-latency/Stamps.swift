import Hark
import Synchronization

/// The times of the events between the end of a turn and the first audio of its reply, in seconds
/// on the machine's clock.
final class Stamps: Sendable {
  /// The times of one turn.
  struct Turn: Sendable {
    /// The arrival of the audio that ended the turn.
    var over: Double?

    /// The request to the recognizer to finish.
    var finishing: Double?

    /// The recognizer's last report, if the session waited for it.
    var recognized: Double?

    /// The request to the agent.
    var asked: Double?

    /// The agent's first sentence.
    var answered: Double?

    /// The start of the synthesizer.
    var ready: Double?

    /// The arrival of the first sentence at the synthesizer.
    var said: Double?

    /// The arrival of the first audio at the loudspeaker.
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

  /// Begins a new turn.
  func begin() { state.withLock { $0.turn = Turn() } }

  /// Records the first occurrence of an event.
  func note(_ moment: WritableKeyPath<Turn, Double?> & Sendable) {
    let now = clock.now
    state.withLock { $0.turn[keyPath: moment] = $0.turn[keyPath: moment] ?? now }
  }

  /// Records the recognizer's last report, which counts only if it precedes the request to the
  /// agent.
  func recognize() {
    let now = clock.now
    state.withLock { if $0.turn.asked == nil { $0.turn.recognized = now } }
  }

  /// Records that audio up to `end` has arrived.
  func hear(_ end: Int) {
    let now = clock.now
    state.withLock { state in
      state.chunks.append((end, now))
      if state.chunks.count > 500 { state.chunks.removeFirst(250) }
    }
  }

  /// Records that the turn ended at this sample.
  func endTurn(at position: Int) {
    state.withLock { state in
      state.turn.over = state.chunks.first { $0.end >= position }?.at ?? clock.now
    }
  }
}

extension Stamps.Turn {
  /// Whether the last words arrived within the time that the engine allows.
  var isInTime: Bool { difference(finishing, recognized).map { $0 > 0 } ?? false }

  /// The time that the recognizer took for the last words, or the time until the timeout if they
  /// were late, in seconds.
  var recognizer: Double? { difference(finishing, isInTime ? recognized : asked) }

  /// The time to the agent's first sentence or to the synthesizer's start, whichever is longer, in
  /// seconds.
  var agent: Double? { difference(asked, later(answered, ready)) }

  /// The time from the end of the turn until the first sentence reaches the synthesizer, excluding
  /// the recognizer and the agent, in seconds.
  var engine: Double? {
    guard let whole = difference(over, said), let recognizer, let agent else { return nil }
    return whole - recognizer - agent
  }

  /// The time from the first sentence to its first audio at the loudspeaker, in seconds.
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
