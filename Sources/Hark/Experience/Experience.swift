import Foundation

/// The behavior of one kind of voice input, such as a coach chat, a capture screen, a call, a
/// dictation, or a meal log, as a value.
///
/// Like the five presets, an additional experience is only a new value and needs no new code.
public struct Experience: Sendable, Equatable {
  /// A short name, such as `composer`, which identifies the experience's saved dictations.
  public var name: String

  /// The preset whose strings and colors the experience uses.
  public var style: Style

  /// The interpretation of touches on the button.
  public var gesture: GesturePolicy

  /// The silences and the other limits that end a recording automatically.
  public var ending: EndingPolicy

  /// How the text is handled after a recording ends.
  public var afterStop: AfterStopPolicy

  /// The state of the button while an external condition prevents voice input.
  public var lastingFailure: LastingFailurePolicy

  /// Whether a recording without words is reported as a failure.
  public var noSpeech: NoSpeechPolicy

  /// The policy that determines whether and how speech starts and ends recordings automatically.
  public var detection: DetectionPolicy

  /// The requested configuration of the system's audio session.
  public var audio: AudioProfile

  /// The preferred languages, best first; `LanguageChoice.device` means the device's language.
  public var languages: [LanguageChoice]

  /// Where recognition preferably runs, and whether audio may leave the device.
  public var recognizer: RecognizerPreference

  /// Words and phrases that the user is likely to say, likeliest first, such as names known to the
  /// app.
  ///
  /// Only the first `RecognitionRequest.phraseLimit` apply. Recognizers without support for
  /// contextual phrases ignore them.
  public var contextualPhrases: [String]

  /// How recognized words become text; `nil` if the text is left as spoken.
  public var finishing: FinishingOptions?

  /// The haptic feedback for each event.
  public var haptics: HapticTable

  /// Whether the audio of a recording is kept until its text is complete; off by default.
  public var soundKeeping: SoundKeeping

  /// The strings that replace those of the style; HarkPresentation's `saying(_:)` sets them.
  package var words: [String: String] = [:]

  /// Creates a custom experience; by default, the gesture determines the style: `composer`,
  /// `capture`, or `call`.
  public init(
    name: String, style: Style? = nil, gesture: GesturePolicy,
    ending: EndingPolicy = EndingPolicy(), afterStop: AfterStopPolicy = .review,
    lastingFailure: LastingFailurePolicy = .explainOnTap, noSpeech: NoSpeechPolicy = .failure,
    detection: DetectionPolicy = DetectionPolicy(),
    audio: AudioProfile = .measurement, languages: [LanguageChoice] = [.device],
    recognizer: RecognizerPreference = .preferOnDevice, contextualPhrases: [String] = [],
    finishing: FinishingOptions? = FinishingOptions(), haptics: HapticTable = .standard,
    soundKeeping: SoundKeeping = .off
  ) {
    self.name = name
    self.style = style ?? Style(gesture)
    self.gesture = gesture
    self.ending = ending
    self.afterStop = afterStop
    self.lastingFailure = lastingFailure
    self.noSpeech = noSpeech
    self.detection = detection
    self.audio = audio
    self.languages = languages
    self.recognizer = recognizer
    self.contextualPhrases = contextualPhrases
    self.finishing = finishing
    self.haptics = haptics
    self.soundKeeping = soundKeeping
  }

  /// A preset's strings and colors.
  public enum Style: String, Sendable, Codable, CaseIterable {
    case composer, capture, call, dictation, mealLog

    init(_ gesture: GesturePolicy) {
      switch gesture {
      case .hold: self = .composer
      case .toggle: self = .capture
      case .tapOrHold: self = .call
      }
    }
  }

  /// Returns the preferred languages, best first, with the device's language substituted.
  package func locales(device: LocaleTag) -> [LocaleTag] {
    languages.map { if case .tag(let tag) = $0 { tag } else { device } }
  }

  /// Returns a copy that prefers `language` over all others, or an unchanged copy if it is `nil`.
  public func listening(for language: LocaleTag?) -> Experience {
    guard let language else { return self }
    var experience = self
    experience.languages = [.tag(language)] + languages.filter { $0 != .tag(language) }
    return experience
  }

  /// The default language of the wording: the preferred recognition language, or American English
  /// if the experience prefers the device's language.
  package var writtenLanguage: LocaleTag {
    if case .tag(let tag) = languages.first { tag } else { .americanEnglish }
  }
}

extension FinishingOptions {
  /// The standard options, with a spoken command beside the edits.
  fileprivate static func carryingOut(_ command: FinishingCommand) -> FinishingOptions {
    var options = FinishingOptions()
    options.callerCommands.insert(command)
    return options
  }
}

extension VocabularyFault: LocalizedError {
  /// Returns the problem and how to fix it in one sentence, which names the file `name` if there is one.
  package func sentence(for name: String?) -> String {
    let vocabulary = name.map { "The vocabulary \($0)" } ?? "The vocabulary"
    return switch self {
    case .oneSided(let line, let sign):
      "Line \(line) of \(name ?? "the vocabulary") needs text on both sides of “\(sign)”."
    case .tooManyEntries:
      "\(vocabulary) has more than \(Vocabulary.entryLimit) entries; shorten it."
    case .tooLong: "\(vocabulary) has more than \(Vocabulary.lengthLimit) bytes; shorten it."
    }
  }

  /// The problem and how to fix it, in one sentence.
  package var sentence: String { sentence(for: nil) }

  /// The problem and how to fix it, in one sentence.
  public var errorDescription: String? { sentence }
}

/// A preference that determines whether audio may leave the device for recognition.
public enum RecognizerPreference: String, Sendable, Equatable, CaseIterable {
  /// Recognition runs on the device; if that is not possible, it does not start.
  case onDeviceOnly

  /// Recognition runs on the device if possible, otherwise over the network.
  case preferOnDevice

  /// Recognition runs over the network if available, otherwise on the device.
  case preferNetwork
}

/// A preferred language for recognition.
public enum LanguageChoice: Sendable, Equatable {
  /// The language of the device.
  case device

  /// A fixed language.
  case tag(LocaleTag)
}

extension Experience {
  /// The coach chat: hold to talk for at most one minute, then review before sending.
  public static let composer = Experience(
    name: "composer", gesture: .hold, ending: EndingPolicy(length: 60),
    finishing: .carryingOut(.send), soundKeeping: .standard)

  /// The capture screen: tap to start and stop, up to 10,000 characters, then edit before saving.
  public static let capture = Experience(
    name: "capture", gesture: .toggle, ending: EndingPolicy(characters: 10_000),
    lastingFailure: .disable, noSpeech: .quiet, languages: [.tag(.americanEnglish), .device],
    finishing: .carryingOut(.stopListening), soundKeeping: .standard)

  /// The voice call: speech starts and ends each turn, which is sent immediately and answered
  /// aloud.
  public static let call = Experience(
    name: "call", gesture: .tapOrHold, afterStop: .send, lastingFailure: .retry, noSpeech: .quiet,
    detection: DetectionPolicy(mode: .auto), audio: .conversation,
    finishing: FinishingOptions(commands: false), haptics: .call)

  /// The dictation bridge: Norwegian first, recordings of any length, and text reviewed before use.
  public static let dictation = Experience(
    name: "dictation", style: .dictation, gesture: .toggle, lastingFailure: .hide, audio: .record,
    languages: [.tag(.norwegianBokmal), .device], finishing: .carryingOut(.stopListening),
    soundKeeping: .standard)

  /// The meal log: a tap starts the recording, two seconds of silence end it, and another tap
  /// confirms the text.
  public static let mealLog = Experience(
    name: "mealLog", style: .mealLog, gesture: .toggle,
    ending: EndingPolicy(silence: 2, noSpeechTimeout: 8), afterStop: .confirm,
    recognizer: .preferNetwork, finishing: nil, soundKeeping: .standard)

  package static let presets = [composer, capture, call, dictation, mealLog]

  /// Returns the limits, in seconds, that automatically end a recording of the given kind whose
  /// last words have the ending `words`.
  ///
  /// A held microphone stays open (S3-28), and silence cannot be detected without a detector; only
  /// the length limit applies to every kind. A recording started by speech ends when that speech
  /// ends, even if the mode has changed since.
  func limits(for kind: RecordingKind, after words: SpokenEnding = .open) -> TurnLimits {
    if detection.mode == .disabled, kind != .speech { return TurnLimits(length: ending.length) }
    switch kind {
    case .hand:
      return TurnLimits(
        silence: ending.silence, noSpeechTimeout: ending.noSpeechTimeout, length: ending.length)
    case .speech:
      return TurnLimits(
        silence: ending.turnSilence(after: words), length: ending.length, words: words)
    case .held: return TurnLimits(length: ending.length)
    }
  }

  /// The thresholds at which the detector reports the start and the end of speech.
  var endpoints: EndpointPolicy {
    EndpointPolicy(
      sensitivity: detection.sensitivity, minimumSpeech: detection.minimumSpeech,
      minimumSilence: ending.utteranceSilence)
  }
}
