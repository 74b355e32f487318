import Hark

/// Formats both sides of the conversation as complete lines, in order.
///
/// A reply arrives in pieces, and its end is reported separately; its line is complete once both
/// have arrived.
struct CallTalk {
  private let agentName: String
  private var reply = ""
  private var ended: String?
  private var unsent: [String] = []

  /// Creates an empty conversation with the agent's name.
  init(agentName: String) { self.agentName = agentName }

  /// Returns the lines that `event` completes.
  mutating func take(_ event: SessionEvent) -> [String] {
    switch event {
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

  /// Returns the lines that a snapshot completes by reporting the end of a reply.
  mutating func take(_ snapshot: Snapshot) -> [String] {
    switch snapshot.phase {
    // A recording during a reply may be a cough, after which the reply resumes.
    case .waiting, .speaking, .recording, .finalizing:
      ended = nil
      return []
    case .idle, .rationale, .authorizing, .starting, .listening, .paused, .muted, .failed:
      ended = snapshot.reply
      return reply == ended ? finishReply() : []
    }
  }

  /// Returns the remaining lines at the end of the call.
  mutating func finish() -> [String] {
    defer { unsent = [] }
    return finishReply() + unsent.map { "You: " + $0 }
  }

  private mutating func finishReply() -> [String] {
    defer { reply = "" }
    return reply.isEmpty ? [] : ["\(agentName): " + reply]
  }
}
