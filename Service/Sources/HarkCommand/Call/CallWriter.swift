import Hark
import Synchronization

/// Writes the conversation and its failures above the live lines.
final class CallWriter: Sendable {
  private let display: StatusDisplay
  private let explain: @Sendable (VoiceFailure) -> String
  private let talk: Mutex<CallTalk>

  /// Creates a writer; `explain` returns the cause of a failure and how to fix it, in one sentence.
  init(
    agentName: String, display: StatusDisplay,
    explain: @escaping @Sendable (VoiceFailure) -> String
  ) {
    self.display = display
    self.explain = explain
    talk = Mutex(CallTalk(agentName: agentName))
  }

  func take(_ event: SessionEvent) throws {
    try talk.withLock { talk in try write(talk.take(event)) }
    if case .failed(let failure) = event { say(explain(failure)) }
  }

  func finish() throws { try talk.withLock { talk in try write(talk.finish()) } }

  func say(_ sentence: String) { display.aside { Ending.say(sentence) } }

  private func write(_ lines: [String]) throws {
    guard !lines.isEmpty else { return }
    try display.aside { for line in lines { try Output.standard.settle(line) } }
  }
}

struct CallTalk {
  private let agentName: String
  private var reply = ""
  private var unsent: [String] = []

  init(agentName: String) { self.agentName = agentName }

  mutating func take(_ event: SessionEvent) -> [String] {
    switch event {
    case .recordingEnded(_, let transcript):
      if !transcript.text.isEmpty { unsent.append(transcript.text) }
      return []
    case .messageSent(let text):
      unsent = []
      return finishReply() + ["You: " + text]
    case .reply(let piece):
      reply += piece
      return []
    case .replyEnded, .failed(.replyFailed): return finishReply()
    case .recordingStarted, .speechStarted, .speechEnded, .turnEnded, .interim, .final, .heard,
      .commanded, .recognizedAgain, .recordingStopped, .input, .cue, .failed:
      return []
    }
  }

  mutating func finish() -> [String] {
    defer { unsent = [] }
    return finishReply() + unsent.map { "You: " + $0 }
  }

  private mutating func finishReply() -> [String] {
    defer { reply = "" }
    return reply.isEmpty ? [] : ["\(agentName): " + reply]
  }
}
