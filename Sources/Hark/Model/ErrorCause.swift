/// What a system said about an error: where its numbers are from, and which one.
///
/// Numbers mean nothing without their domain: 203 of one is not 203 of another.
public struct ErrorCause: Sendable, Hashable {
  /// Whose number it is, such as `kAFAssistantErrorDomain`; a name, never a text for people.
  public let domain: String

  /// The number.
  public let number: Int

  /// Makes a cause.
  public init(_ domain: String, _ number: Int) {
    self.domain = domain
    self.number = number
  }
}

/// What was being done when an error came.
public enum WorkPhase: String, Sendable, Hashable, CaseIterable {
  /// Something was being set up.
  case starting

  /// Sound was being taken.
  case running

  /// The sound had ended; things were being finished or freed.
  case stopping
}

/// What an adapter does about an error.
public enum ErrorOutcome: Sendable, Hashable {
  /// Report the failure.
  case fail(VoiceFailure)

  /// Do nothing: it belongs to an ordinary end.
  case ignore

  /// Start something anew; report the failure only when that did not help.
  case renew(Renewal, otherwise: VoiceFailure)
}

/// What is started anew after an error, and when.
public struct Renewal: Sendable, Hashable {
  /// What is started anew.
  public let part: Part

  /// Seconds to wait before each attempt; the attempts are over when these are.
  public let delays: [Double]

  /// What is started anew.
  public enum Part: String, Sendable, Hashable {
    /// The recognition task, after the old one was cancelled.
    case task

    /// The recogniser, and a task with it.
    case recognizer
  }

  /// A new task, once.
  ///
  /// 0.3 s is how long a cancelled task takes to be over.
  public static let taskOnce = Renewal(part: .task, delays: [0.3])

  /// A new recogniser, three times and later each time, because one that is made at once fails like
  /// the last.
  public static let recognizer = Renewal(part: .recognizer, delays: [0.1, 0.3, 1])
}
