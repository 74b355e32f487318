import Hark
import Synchronization

/// Writes what both sides say, and what goes wrong, each above the line that changes.
final class CallWriter: Sendable {
  private let display: CallDisplay
  private let output: Output
  private let explain: @Sendable (VoiceFailure) -> String
  private let talk: Mutex<CallTalk>

  /// Writes what is said to `output`; `explain` says of a failure what is wrong and what to do, in
  /// one sentence.
  init(
    agentName: String, display: CallDisplay, output: Output = .standard,
    explain: @escaping @Sendable (VoiceFailure) -> String
  ) {
    self.display = display
    self.output = output
    self.explain = explain
    talk = Mutex(CallTalk(agentName: agentName))
  }

  /// Writes what is new with `happening`.
  func take(_ happening: Happening) throws {
    try talk.withLock { talk in try write(talk.take(happening)) }
    if case .failed(let failure) = happening { say(explain(failure)) }
  }

  /// Writes what is new with `snapshot`.
  func take(_ snapshot: Snapshot) throws {
    try talk.withLock { talk in try write(talk.take(snapshot)) }
  }

  /// Writes what is left.
  func finish() throws {
    try talk.withLock { talk in try write(talk.finish()) }
  }

  /// Tells a sentence for a person.
  func say(_ sentence: String) { display.aside { Ending.say(sentence) } }

  private func write(_ lines: [String]) throws {
    guard !lines.isEmpty else { return }
    try display.aside { for line in lines { try output.settle(line) } }
  }
}
