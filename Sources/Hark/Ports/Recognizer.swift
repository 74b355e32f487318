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

  /// Makes a description of a recogniser.
  public init(name: String, locales: [LocaleTag], needsNetwork: Bool = false) {
    self.name = name
    self.locales = locales
    self.needsNetwork = needsNetwork
  }
}

/// What a task is asked to do.
public struct RecognitionRequest: Sendable, Equatable {
  /// The language to listen for; one of the recogniser's own.
  public var locale: LocaleTag

  /// Whether sound may leave the device.
  public var preference: RecognizerPreference

  /// Whether the sound is live or waits; see `RecognitionTask.caughtUp()`.
  public var delivery: SoundDelivery

  /// Words and phrases that are likely here, at most 100.
  public var contextualPhrases: [String]

  /// Makes a request.
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

/// What a task says.
///
/// `at` is how far into the sound, in samples since the microphone was opened, the task had
/// listened when the result arose.
public enum RecognitionReport: Sendable, Equatable {
  /// The text of a segment that may still change. An interim need not come back as a final.
  case interim(InterimSegment, at: Int)

  /// A segment that will not change. Finals come in the order of their index, each exactly once.
  case final(Segment, at: Int)

  /// The answer to `finish()`: every final has been reported. Exactly once.
  case ended

  /// The task broke and reports nothing more; interim text so far stays true.
  case failed(VoiceFailure)
}

/// One stretch of sound being recognised.
///
/// To the author of an adapter: `append`, `markPause` and `finish` are called in order from one
/// place and must return at once; a slow decoder queues. Results depend only on the samples and the
/// pauses, never on how the sound was cut into chunks.
public protocol RecognitionTask: AnyObject, Sendable {
  /// Takes the next sound; chunks follow each other without gap.
  func append(_ chunk: AudioChunk)

  /// Says that a pause was heard, so that the segment before it can be made final while the person
  /// speaks on. All sound up to `pause.cut` has been appended. A recogniser that finds segments by
  /// itself may ignore it.
  func markPause(_ pause: SpeechPause)

  /// Says that no more sound comes: report what is outstanding, then `ended`.
  func finish()

  /// Drops the task; nothing is reported that was not under way.
  func cancel()

  /// Returns when every report that the sound so far will bring about has been made.
  ///
  /// Asked only when the request's delivery is `waits`. A task that cannot tell returns at once.
  func caughtUp() async
}

extension RecognitionTask {
  /// Cuts nothing: segments are the recogniser's own.
  public func markPause(_ pause: SpeechPause) {}

  /// Returns at once.
  public func caughtUp() async {}
}

/// A pause between two stretches of speech.
public struct SpeechPause: Sendable, Equatable {
  /// The speech before it: its onset and its end, in samples since the microphone was opened.
  public let speech: AudioRange

  /// Where one segment ends and the next begins; not before `speech.end`.
  public let cut: Int

  /// Makes a pause.
  public init(speech: AudioRange, cut: Int) {
    self.speech = speech
    self.cut = cut
  }
}

/// Whether sound may leave the device to be recognised.
public enum RecognizerPreference: String, Sendable, Equatable, CaseIterable {
  /// Never: refuse to start instead.
  case onDeviceOnly

  /// On the device wherever it is possible, else by network.
  case preferOnDevice

  /// By network where there is one, else on the device.
  case preferNetwork
}
