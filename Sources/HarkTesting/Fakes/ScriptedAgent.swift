import Hark

/// An agent that answers what the test says.
///
/// The first reply follows the first script, and so on; the last script serves all that follow.
public final class ScriptedAgent: Agent {
  /// What one reply is.
  public struct Script: Sendable {
    /// The pieces that come by themselves.
    public var pieces: [String]

    /// What comes behind them.
    public var ending: Ending

    /// What comes behind the pieces of a reply.
    public enum Ending: Sendable, Equatable {
      /// The reply ends.
      case ends

      /// The reply stays open for more by hand.
      case staysOpen

      /// The reply cannot go on.
      case fails(VoiceFailure)
    }

    /// Makes a script; as it stands, for a reply by hand.
    public init(_ pieces: [String] = [], then ending: Ending = .staysOpen) {
      self.pieces = pieces
      self.ending = ending
    }

    /// Says `pieces` and ends.
    public static func says(_ pieces: String...) -> Script { Script(pieces, then: .ends) }

    /// Fails at once.
    public static func fails(_ failure: VoiceFailure = .replyFailed) -> Script {
      Script(then: .fails(failure))
    }

    /// Is spoken for by hand.
    public static let byHand = Script()
  }

  private typealias Reply = AsyncThrowingStream<String, any Error>

  private struct State: Sendable {
    var conversations: [[Message]] = []
    var replies: [Reply.Continuation] = []
    var ended: Set<Int> = []
    var cancelledCount = 0
    var violations: [String] = []
  }

  private let scripts: [Script]
  private let state = Watched(State())

  /// Makes an agent with one script a reply.
  public init(_ scripts: Script...) { self.scripts = scripts }

  /// Replies as the script says.
  public func reply(to conversation: [Message]) -> AsyncThrowingStream<String, any Error> {
    let (stream, continuation) = Reply.makeStream()
    continuation.onTermination = { [weak self] reason in
      if case .cancelled = reason { self?.state.change { $0.cancelledCount += 1 } }
    }
    let number = state.change { state in
      state.conversations.append(conversation)
      state.replies.append(continuation)
      return state.conversations.count
    }
    let script = scripts.script(number, or: .byHand)
    for piece in script.pieces { send(piece, to: number) }
    switch script.ending {
    case .staysOpen: break
    case .ends: end(number)
    case .fails(let failure): fail(failure, number)
    }
    return stream
  }
}

extension ScriptedAgent {
  /// Sends one more piece of a reply, the `number`th from 1; the latest unless said.
  public func send(_ piece: String, to number: Int? = nil) {
    withReply(number) { reply, _, _ in reply.yield(piece) }
  }

  /// Ends a reply.
  public func end(_ number: Int? = nil) {
    withReply(number) { reply, number, state in
      state.ended.insert(number)
      reply.finish()
    }
  }

  /// Breaks a reply.
  public func fail(_ failure: VoiceFailure = .replyFailed, _ number: Int? = nil) {
    withReply(number) { reply, number, state in
      state.ended.insert(number)
      reply.finish(throwing: failure)
    }
  }

  /// The last message of each conversation that it was given, in order.
  public var asked: [String] { conversations.map { $0.last?.text ?? "" } }

  /// The conversations that it was given, in order.
  public var conversations: [[Message]] { state.now.conversations }

  /// How many replies were given up by the one who asked.
  public var cancelledCount: Int { state.now.cancelledCount }

  /// What was done that must not be done, a sentence each.
  public var violations: [String] { state.now.violations }

  /// Returns when it has been asked `count` times.
  public func asked(_ count: Int) async { await state.wait { $0.conversations.count >= count } }

  /// Returns when `count` replies have been given up by the one who asked.
  public func cancelled(_ count: Int = 1) async {
    await state.wait { $0.cancelledCount >= count }
  }

  private func withReply(
    _ wanted: Int?, _ act: (Reply.Continuation, Int, inout State) -> Void
  ) {
    state.change { state in
      let number = wanted ?? state.replies.count
      guard state.replies.indices.contains(number - 1) else {
        state.violations.append("Reply \(number) was spoken for before it was asked for.")
        return
      }
      guard !state.ended.contains(number) else {
        state.violations.append("Reply \(number) was spoken for behind its end.")
        return
      }
      act(state.replies[number - 1], number, &state)
    }
  }
}
