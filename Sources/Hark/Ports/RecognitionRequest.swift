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
