import Foundation

/// Scripts the stand-ins for speech recognition and records the calls to them, for tests. Not an
/// Apple API.
///
/// The script is shared by the whole process, so tests that set it run one at a time.
public enum SpeechScript {
  /// A word and its position in its task's audio, in seconds.
  public struct Word: Sendable {
    /// The word as text.
    public let text: String
    let start: Double
    let duration: Double
    let confidence: Float
    let alternatives: [String]

    /// Creates a word.
    public init(
      _ text: String, at start: Double, for duration: Double, confidence: Float = 0,
      alternatives: [String] = []
    ) {
      self.text = text
      self.start = start
      self.duration = duration
      self.confidence = confidence
      self.alternatives = alternatives
    }
  }

  /// One recognition result.
  public struct Said: Sendable {
    let text: String
    let words: [Word]
    let isFinal: Bool
    let speechDuration: Double?

    /// Creates a result. Without `speechDuration`, it has no metadata.
    public init(
      _ text: String, words: [Word] = [], isFinal: Bool = false, speechDuration: Double? = nil
    ) {
      self.text = text
      self.words = words
      self.isFinal = isFinal
      self.speechDuration = speechDuration
    }
  }

  /// The event that a task waits for before it delivers its next answer.
  public enum Cause: Sendable, Equatable {
    /// The task was started.
    case start
    /// The task received this much audio, in seconds.
    case sound(Double)
    /// The audio ended.
    case endAudio
    /// The task was asked to finish.
    case finish
    /// The task was canceled.
    case cancel
  }

  /// The response of a task to a cause.
  public enum Answer: Sendable {
    /// A result.
    case says(Said)
    /// An error and, optionally, its underlying error.
    case breaks(String, Int, behind: (String, Int)? = nil)
    /// A result together with an error.
    case saysAndBreaks(Said, String, Int)
    /// Completion without a result or an error.
    case completes
  }

  /// A cause and the answer to it.
  public typealias Step = (Cause, Answer)

  struct State {
    /// Identifies the current script. Late calls from an earlier script are not logged.
    var round = 0
    var locales = ["en-US", "nb-NO"]
    var isAvailable = true
    var supportsOnDevice = true
    var networkOnly: [String] = []
    var doubts = 0
    var authorization = SFSpeechRecognizerAuthorizationStatus.authorized
    var answer: SFSpeechRecognizerAuthorizationStatus?
    var plans: [[Step]] = []
    var lastPlan: [Step] = []
    var log: [String] = []
    var requests: [Request] = []
    var listener: (@Sendable (String) -> Void)?
  }

  /// The configuration of a task's request.
  public struct Request: Sendable {
    /// The language.
    public let locale: String
    /// Whether recognition must stay on the device.
    public let requiresOnDevice: Bool
    /// The contextual strings.
    public let phrases: [String]
    /// Whether interim results are reported.
    public let reportsPartials: Bool
    /// Whether the task hint is dictation.
    public let isDictation: Bool
    /// Whether punctuation is added.
    public let addsPunctuation: Bool
  }

  private static let state = Guarded(State())

  static var now: State { state.with { $0 } }
}

extension SpeechScript {
  /// Resets all state.
  ///
  /// The languages in `networkOnly` are recognized only over the network. Recognizers deny
  /// on-device support for the first `doubts` queries, regardless of the actual support.
  public static func reset(
    locales: [String] = ["en-US", "nb-NO"], isAvailable: Bool = true,
    supportsOnDevice: Bool = true, networkOnly: [String] = [], doubts: Int = 0,
    authorization: SFSpeechRecognizerAuthorizationStatus = .authorized,
    answer: SFSpeechRecognizerAuthorizationStatus? = nil, plans: [[Step]] = []
  ) {
    state.with {
      $0 = State(
        round: $0.round + 1, locales: locales, isAvailable: isAvailable,
        supportsOnDevice: supportsOnDevice,
        networkOnly: networkOnly, doubts: doubts, authorization: authorization, answer: answer,
        plans: plans, lastPlan: plans.last ?? [])
    }
  }

  /// The calls to the stand-ins, in order.
  public static var log: [String] { now.log }

  /// The requests of the tasks, in order.
  public static var requests: [Request] { now.requests }

  /// Reports each call to `listener` until the next reset.
  public static func listen(_ listener: @escaping @Sendable (String) -> Void) {
    state.with { $0.listener = listener }
  }

  /// Identifies the current script.
  static var round: Int { now.round }

  /// Logs a call. If it came from a task, `round` identifies its recognizer's script.
  static func note(_ line: String, in round: Int? = nil) {
    let listener = state.with { state -> (@Sendable (String) -> Void)? in
      guard round == nil || round == state.round else { return nil }
      state.log.append(line)
      return state.listener
    }
    listener?(line)
  }

  static func note(_ request: Request, in round: Int) {
    state.with { if round == $0.round { $0.requests.append(request) } }
  }

  static func worksOnDevice(_ locale: String) -> Bool {
    state.with { state in
      if state.doubts > 0 {
        state.doubts -= 1
        return false
      }
      return state.supportsOnDevice && !state.networkOnly.contains(locale)
    }
  }

  /// Returns the plan of the next task of the script `round`, or none if the script has been reset;
  /// the last plan is reused for all later tasks.
  static func nextPlan(in round: Int) -> [Step] {
    state.with { state in
      guard round == state.round else { return [] }
      return state.plans.isEmpty ? state.lastPlan : state.plans.removeFirst()
    }
  }

  /// Returns the user's answer to a permission request, or `nil` if the user never answers.
  static func answer() -> SFSpeechRecognizerAuthorizationStatus? {
    state.with { state in
      guard let answer = state.answer else { return nil }
      state.authorization = answer
      return answer
    }
  }
}
