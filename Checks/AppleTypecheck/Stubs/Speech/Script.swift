import Foundation

/// What the stand-ins do and what was done with them, for tests; no declaration of Apple's.
///
/// One script for the process: whoever sets it runs alone.
public enum SpeechScript {
  /// A word and where it lies in the sound of its task, in seconds.
  public struct Word: Sendable {
    /// The word as written.
    public let text: String
    let start: Double
    let duration: Double
    let confidence: Float

    /// Makes a word.
    public init(_ text: String, at start: Double, for duration: Double, confidence: Float = 0) {
      self.text = text
      self.start = start
      self.duration = duration
      self.confidence = confidence
    }
  }

  /// What is said at one moment.
  public struct Said: Sendable {
    let text: String
    let words: [Word]
    let isFinal: Bool
    let speechDuration: Double?

    /// Makes a result; `speechDuration` stands in its metadata, which there are none of without.
    public init(
      _ text: String, words: [Word] = [], isFinal: Bool = false, speechDuration: Double? = nil
    ) {
      self.text = text
      self.words = words
      self.isFinal = isFinal
      self.speechDuration = speechDuration
    }
  }

  /// What a task waits for before it says the next thing.
  public enum Cause: Sendable, Equatable {
    /// It was started.
    case start
    /// It was given so much sound, in seconds.
    case sound(Double)
    /// No more sound comes.
    case endAudio
    /// It was asked to finish.
    case finish
    /// It was cancelled.
    case cancel
  }

  /// What a task says.
  public enum Answer: Sendable {
    /// A result.
    case says(Said)
    /// An error, with the one behind it.
    case breaks(String, Int, behind: (String, Int)? = nil)
    /// A result and an error at once.
    case saysAndBreaks(Said, String, Int)
    /// Nothing; it is over all the same.
    case completes
  }

  /// A cause and what comes of it.
  public typealias Step = (Cause, Answer)

  struct State {
    /// Counts the scripts: what is left of an earlier one is no part of this one's log.
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

  /// What a task was asked for.
  public struct Request: Sendable {
    /// The language.
    public let locale: String
    /// Whether sound must stay on the device.
    public let requiresOnDevice: Bool
    /// What it is told to expect.
    public let phrases: [String]
    /// Whether it says what may change.
    public let reportsPartials: Bool
    /// Whether it is a dictation.
    public let isDictation: Bool
    /// Whether marks are written.
    public let addsPunctuation: Bool
  }

  private static let state = Guarded(State())

  static var now: State { state.with { $0 } }
}

extension SpeechScript {
  /// Forgets everything and begins anew.
  ///
  /// The languages of `networkOnly` are recognised nowhere else, and the first `doubts` times that a
  /// recognizer is asked whether it can work on the device it says no, whatever is so.
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

  /// What was done with the stand-ins, in order.
  public static var log: [String] { now.log }

  /// What the tasks were asked for, in order.
  public static var requests: [Request] { now.requests }

  /// Tells `listener` of each thing as it is done, until the next reset.
  public static func listen(_ listener: @escaping @Sendable (String) -> Void) {
    state.with { $0.listener = listener }
  }

  /// Which script is being played.
  static var round: Int { now.round }

  /// Notes what was done, by a task of script number `round` if it was one.
  static func note(_ line: String, in round: Int? = nil) {
    let listener = state.with { state -> (@Sendable (String) -> Void)? in
      guard round == nil || round == state.round else { return nil }
      state.log.append(line)
      return state.listener
    }
    listener?(line)
  }

  static func note(_ request: Request) { state.with { $0.requests.append(request) } }

  static func worksOnDevice(_ locale: String) -> Bool {
    state.with { state in
      if state.doubts > 0 {
        state.doubts -= 1
        return false
      }
      return state.supportsOnDevice && !state.networkOnly.contains(locale)
    }
  }

  /// The plan of the next task; the last one serves for all that follow.
  static func nextPlan() -> [Step] {
    state.with { $0.plans.isEmpty ? $0.lastPlan : $0.plans.removeFirst() }
  }

  /// What the person answers; nil when nobody ever does.
  static func answer() -> SFSpeechRecognizerAuthorizationStatus? {
    state.with { state in
      guard let answer = state.answer else { return nil }
      state.authorization = answer
      return answer
    }
  }
}
