import Hark
import Synchronization

/// Writes the conversation and its failures above the changing lines.
final class CallWriter: Sendable {
  private let display: CallDisplay
  private let output: Output
  private let explain: @Sendable (VoiceFailure) -> String
  private let talk: Mutex<CallTalk>

  /// Creates a writer of the conversation to `output`; `explain` returns a failure's cause and
  /// remedy in one sentence.
  init(
    agentName: String, display: CallDisplay, output: Output = .standard,
    explain: @escaping @Sendable (VoiceFailure) -> String
  ) {
    self.display = display
    self.output = output
    self.explain = explain
    talk = Mutex(CallTalk(agentName: agentName))
  }

  /// Writes the lines that `event` completes.
  func take(_ event: SessionEvent) throws {
    try talk.withLock { talk in try write(talk.take(event)) }
    if case .failed(let failure) = event { say(explain(failure)) }
  }

  /// Writes the lines that `snapshot` completes.
  func take(_ snapshot: Snapshot) throws {
    try talk.withLock { talk in try write(talk.take(snapshot)) }
  }

  /// Writes the remaining lines.
  func finish() throws {
    try talk.withLock { talk in try write(talk.finish()) }
  }

  /// Writes a sentence for the user.
  func say(_ sentence: String) { display.aside { Ending.say(sentence) } }

  private func write(_ lines: [String]) throws {
    guard !lines.isEmpty else { return }
    try display.aside { for line in lines { try output.settle(line) } }
  }
}
