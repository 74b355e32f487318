import Hark

/// Makes lines of what both sides say, whole and in order.
///
/// A reply comes in pieces, and what is said of its end comes by another way; it is written once both
/// have come.
struct CallTalk {
  private let agentName: String
  private var reply = ""
  private var ended: String?
  private var unsent: [String] = []

  /// Names the agent so.
  init(agentName: String) { self.agentName = agentName }

  /// The lines that are whole with `happening`.
  mutating func take(_ happening: Happening) -> [String] {
    switch happening {
    case .recordingEnded(_, let transcript):
      if !transcript.text.isEmpty { unsent.append(transcript.text) }
      return []
    case .messageSent(let text):
      unsent = []
      defer { ended = nil }
      return finishReply() + ["You: " + text]
    case .reply(let piece):
      reply += piece
      return reply == ended ? finishReply() : []
    case .failed(.replyFailed): return finishReply()
    case .recordingStarted, .speechStarted, .speechEnded, .turnEnded, .interim, .final, .heard,
      .recordingStopped, .input, .cue, .failed:
      return []
    }
  }

  /// The lines that are whole as soon as a reply is over, of which a snapshot tells.
  mutating func take(_ snapshot: Snapshot) -> [String] {
    switch snapshot.phase {
    // Somebody who is heard over it may be no more than a cough, and then it goes on.
    case .waiting, .speaking, .recording, .finalizing:
      ended = nil
      return []
    case .idle, .rationale, .authorizing, .starting, .listening, .paused, .muted, .failed:
      ended = snapshot.reply
      return reply == ended ? finishReply() : []
    }
  }

  /// Whatever has not been written, at the end of the call.
  mutating func finish() -> [String] {
    defer { unsent = [] }
    return finishReply() + unsent.map { "You: " + $0 }
  }

  private mutating func finishReply() -> [String] {
    defer { reply = "" }
    return reply.isEmpty ? [] : ["\(agentName): " + reply]
  }
}
