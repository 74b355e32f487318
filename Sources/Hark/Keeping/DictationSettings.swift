/// The settings under which a dictation was recorded, as they were then.
///
/// Phrases that are likely to be said are not among them: they may be names of people.
public struct DictationSettings: Codable, Sendable, Hashable {
  /// The recogniser's short name, such as `pocketsphinx`.
  public var recognizer: String

  /// Whether sound might leave the device, as `RecognizerPreference` writes it.
  public var preference: String

  /// Who started and ended recordings, as `DetectionMode` writes it.
  public var detection: String

  /// What became of the text at the end, as `AfterStopPolicy` writes it.
  public var afterStop: String

  /// How faint speech might be, 0…1.
  public var sensitivity: Double

  /// Seconds of silence that parted two segments.
  public var hang: Double

  /// Seconds of silence that would have ended the recording; nil for none.
  public var silence: Double?

  /// Seconds that the recording might last; nil for any.
  public var length: Double?

  /// Characters that the text might have; nil for any.
  public var characters: Int?

  /// The settings of `experience` with a recogniser of that name.
  public init(_ experience: Experience, recognizer: String) {
    self.recognizer = recognizer
    preference = experience.recognizer.rawValue
    detection = experience.detection.mode.rawValue
    afterStop = experience.afterStop.rawValue
    sensitivity = experience.detection.sensitivity
    hang = experience.detection.hang
    silence = experience.ending.silence
    length = experience.ending.length
    characters = experience.ending.characters
  }
}
