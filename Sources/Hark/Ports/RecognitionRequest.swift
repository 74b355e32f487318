/// What a task is asked to do.
public struct RecognitionRequest: Sendable, Equatable {
  /// The language to listen for; one of the recogniser's own.
  public var locale: LocaleTag

  /// Whether sound may leave the device.
  public var preference: RecognizerPreference

  /// Whether the sound is live or waits; see `RecognitionTask.caughtUp()`.
  public var delivery: SoundDelivery

  /// Words and phrases that are likely here, the likeliest first; at most `phraseLimit`.
  public var contextualPhrases: [String]

  /// How many phrases a recogniser takes: what Apple's recommends as the most.
  public static let phraseLimit = 100

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
