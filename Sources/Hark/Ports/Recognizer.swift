/// Turns sound into words.
///
/// To the author of an adapter: `startTask` must not block its caller's thread for long; load models
/// and lease decoders off it. A task belongs to one stretch of sound of one recording.
public protocol Recognizer: Sendable {
  /// What this recogniser can do.
  var traits: RecognizerTraits { get }

  /// Whether it could start now; a model or service may be missing. Nil when it can.
  var unavailability: VoiceFailure? { get }

  /// Starts a task that reports through `report`, on any thread, in order, never after `ended` or
  /// `failed`.
  ///
  /// Throws `VoiceFailure.recognizerBusy` when no decoder is free, `.localeUnsupported` for a
  /// language it does not know, and `.recognizerUnavailable` when it cannot work at all.
  func startTask(
    _ request: RecognitionRequest,
    report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask
}

extension Recognizer {
  /// Available unless an adapter says otherwise.
  public var unavailability: VoiceFailure? { nil }
}

/// What a recogniser can do.
public struct RecognizerTraits: Sendable, Equatable {
  /// A short name for people and logs, such as `pocketsphinx`.
  public var name: String

  /// The languages it knows, best first.
  public var locales: [LocaleTag]

  /// Whether it works only with a connection.
  public var needsNetwork: Bool

  /// How many tasks it can run at once, 1 or 2: with 2 a recording may begin while the last words of
  /// the one before it are being found, and a task go on while the one before it ends; with 1 those
  /// must do with the text that they have, and sound waits for the end.
  public var tasksAtOnce: Int

  /// How much one task takes; where there is a limit, long speech is recognised by one task after
  /// another and their words are joined.
  public var limits: TaskLimits

  /// Makes a description of a recogniser.
  public init(
    name: String, locales: [LocaleTag], needsNetwork: Bool = false, tasksAtOnce: Int = 2,
    limits: TaskLimits = .none
  ) {
    self.name = name
    self.locales = locales
    self.needsNetwork = needsNetwork
    self.tasksAtOnce = min(max(1, tasksAtOnce), 2)
    self.limits = limits
  }
}

extension RecognizerTraits {
  /// Whether a person may notice where one task is followed by another: a word may be wrong there, or
  /// the text stands still meanwhile (S4-40).
  public var showsJoins: Bool {
    limits.longest != nil && (!limits.givesWordTimes || tasksAtOnce == 1)
  }
}
