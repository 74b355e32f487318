/// How one kind of voice input behaves: everything in which a coach chat, a capture screen, a call,
/// a dictation and a meal log differ, as a value.
///
/// A sixth experience is a new value, not new code. The five presets stand in
/// `Experience+Presets.swift`.
public struct Experience: Sendable, Equatable {
  /// A short name, such as `composer`; it selects wording and theme.
  public var name: String

  /// What a finger on the button means.
  public var gesture: GesturePolicy

  /// What makes a recording end by itself.
  public var ending: EndingPolicy

  /// What happens to the text once a recording has ended.
  public var afterStop: AfterStopPolicy

  /// What becomes of the button when voice input cannot work until something outside changes.
  public var lastingFailure: LastingFailurePolicy

  /// Whether a recording that held no word is a failure to be told.
  public var noSpeech: NoSpeechPolicy

  /// Whether and how speech starts and ends recordings by itself.
  public var detection: DetectionPolicy

  /// What is asked of the system's audio session.
  public var audio: AudioProfile

  /// The wanted languages, best first; the device's own is written as `LanguageChoice.device`.
  public var languages: [LanguageChoice]

  /// Whether sound may leave the device.
  public var recognizer: RecognizerPreference

  /// Words and phrases that are likely to be said, the likeliest first, such as names that the app
  /// knows.
  ///
  /// Of more than `RecognitionRequest.phraseLimit` the first count; a recogniser that cannot be told
  /// what is likely makes nothing of them.
  public var contextualPhrases: [String]

  /// What is felt at each moment.
  public var haptics: HapticTable

  /// Words of the app's own in place of the project's, by `Phrase.key`.
  public var words: [String: String]

  /// Makes an experience of your own.
  public init(
    name: String,
    gesture: GesturePolicy,
    ending: EndingPolicy = EndingPolicy(),
    afterStop: AfterStopPolicy = .review,
    lastingFailure: LastingFailurePolicy = .explainOnTap,
    noSpeech: NoSpeechPolicy = .failure,
    detection: DetectionPolicy = DetectionPolicy(),
    audio: AudioProfile = .measurement,
    languages: [LanguageChoice] = [.device],
    recognizer: RecognizerPreference = .preferOnDevice,
    contextualPhrases: [String] = [],
    haptics: HapticTable = .standard,
    words: [String: String] = [:]
  ) {
    self.name = name
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
    self.haptics = haptics
    self.words = words
  }
}

extension Experience {
  /// The wanted languages with the device's own put in, best first.
  public func locales(device: LocaleTag) -> [LocaleTag] {
    languages.map { choice in
      switch choice {
      case .device: device
      case .tag(let tag): tag
      }
    }
  }

  /// The same, listening for `language` before all others; just the same where there is none.
  public func listening(for language: LocaleTag?) -> Experience {
    guard let language else { return self }
    var experience = self
    experience.languages = [.tag(language)] + languages.filter { $0 != .tag(language) }
    return experience
  }

  /// The language that its words are in unless another is asked for: the one that it listens for first,
  /// American English where that is the device's.
  package var writtenLanguage: LocaleTag {
    if case .tag(let tag) = languages.first { tag } else { .americanEnglish }
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
