/// The progress of a connection's requests and answers.
///
/// A request can be answered before its body has arrived, and the next request can arrive before the
/// answer to the previous one.
struct Exchange {
  /// The number of complete requests without a complete answer; −1 if the request that is arriving
  /// has been answered.
  private var owed = 0

  /// Whether the header of the last request has arrived, but not the end of its body.
  private var isInBody = false

  /// Whether an answer has begun and not ended.
  private var isAnswering = false

  /// The number of complete answers of which the client's system may lack a part.
  private var unsent = 0

  /// Whether a request was refused, after which no further request is read.
  private(set) var hasRefused = false

  /// Whether the last answer has been written.
  var isOver = false

  mutating func requestBegan() { isInBody = true }

  mutating func requestEnded() {
    isInBody = false
    owed += 1
  }

  mutating func answerBegan() { isAnswering = true }

  mutating func answerEnded() {
    isAnswering = false
    owed -= 1
    unsent += 1
  }

  mutating func answerSent() { unsent -= 1 }

  mutating func refused() { hasRefused = true }

  /// Whether an answer has yet to begin or to end before a refusal can follow.
  var isAnswerDue: Bool { owed > 0 || isAnswering }

  /// Whether the request that is arriving has no complete answer.
  var isBodyAwaited: Bool { isInBody && owed >= 0 }

  /// Whether the application can be reading the body of the request that is arriving.
  var isCurrentAwaited: Bool { isInBody && owed == 0 }

  /// Whether the request that is arriving has been answered.
  var isLastAnswered: Bool { isInBody && owed < 0 }

  /// Whether every request has been answered.
  var isUnasked: Bool { !isAnswerDue && !isCurrentAwaited }

  /// Returns what happens next, once a request has begun or was refused; `isWritable` is `false` while
  /// the client has to read.
  func stage(isWritable: Bool) -> OpenConnections.Stage {
    if isOver { return .idle }
    if isAnswerDue { return isWritable ? .working : .unfinished }
    return isCurrentAwaited || unsent > 0 ? .unfinished : .idle
  }
}
