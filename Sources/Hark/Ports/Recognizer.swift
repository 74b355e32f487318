/// Converts speech to text.
///
/// For adapter authors: `startTask` must not block the calling thread for long; load models
/// and lease decoders elsewhere. Each task recognizes one stretch of audio of one recording.
public protocol Recognizer: Sendable {
  /// The capabilities of the recognizer.
  var traits: RecognizerTraits { get }

  /// The reason the recognizer cannot start now, such as a missing model; `nil` if it can.
  var unavailability: VoiceFailure? { get }

  /// Starts a task that reports through `report`, on any thread, in order, never after `ended` or
  /// `failed`.
  ///
  /// Throws `VoiceFailure.recognizerBusy` if no decoder is free, `.localeUnsupported` for an
  /// unsupported language, and `.recognizerUnavailable` if the recognizer cannot work at all.
  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask
}

extension Recognizer {
  /// `nil` by default: the recognizer is available.
  public var unavailability: VoiceFailure? { nil }
}

/// The capabilities of a recognizer.
public struct RecognizerTraits: Sendable, Equatable {
  /// A short name for users and logs, such as `pocketsphinx`.
  public var name: String

  /// The supported languages, best first.
  public var locales: [LocaleTag]

  /// Whether the recognizer requires a network connection.
  public var needsNetwork: Bool

  /// The maximum number of concurrent tasks, 1 or 2.
  ///
  /// With 2, a recording can start while the previous one awaits its final results, and a task can
  /// start while the previous one ends. With 1, a new recording settles the previous one with the text
  /// received so far, and audio for a task is held until the recording's previous task ends.
  public var tasksAtOnce: Int

  /// The limits of one task; if its duration is limited, the texts of consecutive tasks are joined.
  public var limits: TaskLimits

  /// The formatting that the recognizer provides; finishing leaves it unchanged.
  public var writes: WrittenByRecognizer

  /// Whether the recognizer may report words for audio without speech (hallucinations), as models
  /// such as Whisper do.
  ///
  /// The session then removes words where the voice detector heard no speech.
  public var inventsWords: Bool

  /// Creates a description of a recognizer.
  ///
  /// By default, the recognizer writes capitals, punctuation, and numbers itself. Finishing then only
  /// writes line breaks, carries out commands to the caller, and applies the vocabulary.
  public init(
    name: String, locales: [LocaleTag], needsNetwork: Bool = false, tasksAtOnce: Int = 2,
    limits: TaskLimits = .none, writes: WrittenByRecognizer = .everything,
    inventsWords: Bool = false
  ) {
    self.name = name
    self.locales = locales
    self.needsNetwork = needsNetwork
    self.tasksAtOnce = min(max(1, tasksAtOnce), 2)
    self.limits = limits
    self.writes = writes
    self.inventsWords = inventsWords
  }

  /// Whether the user may notice task rollover, as a wrong word or a delay in the text (S4-40).
  package var showsJoins: Bool {
    limits.longest != nil && (!limits.givesWordTimes || tasksAtOnce == 1)
  }
}

/// The parameters of a recognition task.
public struct RecognitionRequest: Sendable, Equatable {
  /// The recognition language, one of the recognizer's own locales.
  public var locale: LocaleTag

  /// Whether audio may leave the device.
  public var preference: RecognizerPreference

  /// Whether audio arrives in real time or on demand; see `RecognitionTask.caughtUp()`.
  public var delivery: SoundDelivery

  /// Likely words and phrases, most likely first; at most `phraseLimit`.
  public var contextualPhrases: [String]

  /// The maximum number of contextual phrases, as recommended for Apple's recognizer.
  public static let phraseLimit = 100

  /// Creates a request.
  public init(
    locale: LocaleTag, preference: RecognizerPreference = .preferOnDevice,
    delivery: SoundDelivery = .live, contextualPhrases: [String] = []
  ) {
    self.locale = locale
    self.preference = preference
    self.delivery = delivery
    self.contextualPhrases = contextualPhrases
  }
}

/// Reports whether the network is reachable.
public protocol Reachability: Sendable {
  /// Whether the network is currently reachable.
  var isConnected: Bool { get }
}

/// A reachability that always reports a connection.
public struct AlwaysConnected: Reachability {
  /// Creates an instance that always reports a connection.
  public init() {}

  /// Always `true`.
  public var isConnected: Bool { true }
}
