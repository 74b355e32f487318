import Hark

/// An agent with scripted replies.
///
/// Each reply follows the next script; the last script also serves all later replies.
public final class ScriptedAgent: Agent {
  /// The script of one reply.
  public struct Script: Sendable {
    /// The pieces that are sent automatically.
    public var pieces: [String]

    /// The behavior after these pieces.
    public var ending: ScriptEnding

    /// Creates a script; by default, for a reply sent manually.
    public init(_ pieces: [String] = [], then ending: ScriptEnding = .staysOpen) {
      self.pieces = pieces
      self.ending = ending
    }

    /// Returns a script that sends `pieces` and ends.
    public static func says(_ pieces: String...) -> Script { Script(pieces, then: .ends) }

    /// Returns a script that fails at once.
    public static func fails(_ failure: VoiceFailure = .replyFailed) -> Script {
      Script(then: .fails(failure))
    }

    /// A script for a reply that the test sends manually.
    public static let byHand = Script()
  }

  private typealias Reply = AsyncThrowingStream<String, any Error>

  private struct State: Sendable {
    var conversations: [[ChatMessage]] = []
    var replies: [Reply.Continuation] = []
    var ended: Set<Int> = []
    var cancelledCount = 0
    var violations: [String] = []
  }

  private let scripts: [Script]
  private let state = Watched(State())

  /// Creates an agent with one script per reply.
  public init(_ scripts: Script...) { self.scripts = scripts }

  /// Returns a reply that follows the next script.
  public func reply(to conversation: [ChatMessage]) -> AsyncThrowingStream<String, any Error> {
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
  /// Sends another piece of the `number`th reply, counting from 1; the latest reply by default.
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

  /// Makes a reply fail.
  public func fail(_ failure: VoiceFailure = .replyFailed, _ number: Int? = nil) {
    withReply(number) { reply, number, state in
      state.ended.insert(number)
      reply.finish(throwing: failure)
    }
  }

  /// The text of the last message of each received conversation, in order.
  public var asked: [String] { conversations.map { $0.last?.text ?? "" } }

  /// The received conversations, in order.
  public var conversations: [[ChatMessage]] { state.now.conversations }

  /// The number of replies that callers canceled.
  public var cancelledCount: Int { state.now.cancelledCount }

  /// The contract violations, one sentence each.
  public var violations: [String] { state.now.violations }

  /// Returns when the agent has been asked `count` times.
  public func asked(_ count: Int) async { await state.wait { $0.conversations.count >= count } }

  /// Returns when callers have canceled `count` replies.
  public func cancelled(_ count: Int = 1) async { await state.wait { $0.cancelledCount >= count } }

  private func withReply(_ wanted: Int?, _ act: (Reply.Continuation, Int, inout State) -> Void) {
    state.change { state in
      let number = wanted ?? state.replies.count
      guard state.replies.indices.contains(number - 1) else {
        state.violations.append("Reply \(number) was sent before it was requested.")
        return
      }
      guard !state.ended.contains(number) else {
        state.violations.append("Reply \(number) was sent after its end.")
        return
      }
      act(state.replies[number - 1], number, &state)
    }
  }
}
