import Foundation

/// The error behind a `VoiceFailure`, from the system or from an adapter, by domain and number.
///
/// A number is meaningful only with its domain: 203 in one domain is not 203 in another. The text of
/// the error is excluded, because it may quote speech.
public struct ErrorCause: Sendable, Hashable {
  /// The error domain, such as `kAFAssistantErrorDomain`, or the name of a Swift error type.
  public let domain: String

  /// The error number; for a Swift enumeration, the index of the case, counting those with associated
  /// values first.
  public let number: Int

  /// The problem and how to fix it, in one sentence; `nil` unless Hark itself detected the error.
  public let explanation: String?

  /// Creates a cause.
  public init(_ domain: String, _ number: Int) {
    (self.domain, self.number, explanation) = (domain, number, nil)
  }

  init(of error: any Error) {
    let plain = error as NSError
    (domain, number) = (plain.domain, plain.code)
    explanation = (error as? SoundFault)?.explanation
  }
}

extension ErrorCause: CustomStringConvertible {
  /// The domain and number, with the explanation if there is one.
  public var description: String { "\(domain) \(number)" + (explanation.map { ": \($0)" } ?? "") }
}

/// The phase of work in which an error occurred.
public enum WorkPhase: String, Sendable, Hashable, CaseIterable {
  /// Setup was in progress.
  case starting

  /// Audio was being received.
  case running

  /// The audio had ended, and work was being completed or resources were being released.
  case stopping
}

/// An adapter's response to an error.
public enum ErrorOutcome: Sendable, Hashable {
  /// Report the failure.
  case fail(VoiceFailure)

  /// Ignore the error, which is part of a normal shutdown.
  case ignore

  /// Recreate a component, and report the failure only if that does not resolve the error.
  case renew(Renewal, otherwise: VoiceFailure)
}

/// The component to recreate after an error, and the delay before each attempt.
public struct Renewal: Sendable, Hashable {
  /// The component to recreate.
  public let part: Part

  /// The delays before the attempts, in seconds; there are at most as many attempts as delays.
  public let delays: [Double]

  /// A component that can be recreated.
  public enum Part: String, Sendable, Hashable {
    /// The recognition task, after the old task is canceled.
    case task

    /// The recognizer, together with its task.
    case recognizer
  }

  /// One attempt with a new task, after the 0.3 s that a canceled task takes to end.
  package static let taskOnce = Renewal(part: .task, delays: [0.3])

  /// Several attempts at increasing delays, because a recognizer that is recreated without a delay
  /// fails like the previous one.
  package static let recognizer = Renewal(part: .recognizer, delays: [0.1, 0.3, 1])
}
