extension Experience {
  /// The coach chat: hold to talk for at most one minute, then review before sending.
  public static let composer = Experience(
    name: "composer",
    gesture: .hold,
    ending: EndingPolicy(length: 60),
    afterStop: .review,
    lastingFailure: .explainOnTap,
    noSpeech: .failure,
    audio: .measurement,
    languages: [.device])

  /// The capture screen: tap to start and stop, up to 10,000 characters, then edit before saving.
  public static let capture = Experience(
    name: "capture",
    gesture: .toggle,
    ending: EndingPolicy(characters: 10_000),
    afterStop: .review,
    lastingFailure: .disable,
    noSpeech: .quiet,
    audio: .measurement,
    languages: [.tag(.americanEnglish), .device])

  /// The voice call: speech starts and ends each turn, which is sent immediately and answered
  /// aloud.
  public static let call = Experience(
    name: "call",
    gesture: .tapOrHold,
    ending: EndingPolicy(),
    afterStop: .send,
    lastingFailure: .retry,
    noSpeech: .quiet,
    detection: DetectionPolicy(mode: .auto),
    audio: .conversation,
    languages: [.device],
    haptics: .call)

  /// The dictation bridge: Norwegian first, recordings of any length, and text reviewed before use.
  public static let dictation = Experience(
    name: "dictation",
    gesture: .toggle,
    ending: EndingPolicy(),
    afterStop: .review,
    lastingFailure: .hide,
    noSpeech: .failure,
    audio: .record,
    languages: [.tag(.norwegianBokmal), .device])

  /// The meal log: a tap starts the recording, two seconds of silence end it, and another tap
  /// confirms the text.
  public static let mealLog = Experience(
    name: "mealLog",
    gesture: .toggle,
    ending: EndingPolicy(silence: 2, noSpeechTimeout: 8),
    afterStop: .confirm,
    lastingFailure: .explainOnTap,
    noSpeech: .failure,
    audio: .measurement,
    languages: [.device],
    recognizer: .preferNetwork)

  /// All presets.
  public static let presets = [composer, capture, call, dictation, mealLog]
}
