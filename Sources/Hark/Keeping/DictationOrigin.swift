import Foundation

/// The properties of a dictation that are known before its first word.
public struct DictationOrigin: Sendable, Hashable, Identifiable {
  /// The unique identifier of the dictation, which is never reused.
  public let id: UUID

  /// The name of the experience, such as `dictation`.
  public var experience: String

  /// The form field that receives the text, or `nil` if there is only one field.
  public var field: String?

  /// The language of recognition.
  public var locale: LocaleTag?

  /// The settings for recording and recognition.
  public var settings: DictationSettings

  /// The date at which the dictation began.
  public var startedAt: Date

  /// Creates an origin.
  public init(
    id: UUID = UUID(), experience: String, field: String? = nil, locale: LocaleTag? = nil,
    settings: DictationSettings, startedAt: Date
  ) {
    self.id = id
    self.experience = experience
    self.field = field
    self.locale = locale
    self.settings = settings
    self.startedAt = startedAt
  }
}

/// The settings in effect when a dictation was recorded.
///
/// Contextual phrases are excluded because they may contain names of people.
public struct DictationSettings: Codable, Sendable, Hashable {
  /// The short name of the recognizer, such as `pocketsphinx`.
  package var recognizer: String

  /// Whether audio could leave the device, as the raw value of `RecognizerPreference`.
  package var preference: String

  /// How recordings started and ended, as the raw value of `DetectionMode`.
  package var detection: String

  /// The handling of the text after the recording, as the raw value of `AfterStopPolicy`.
  package var afterStop: String

  /// The sensitivity to quiet speech, in the range 0…1.
  package var sensitivity: Double

  /// The silence that separates two segments, in seconds.
  package var minimumSilence: Double

  /// The silence that ends a recording started by the user, in seconds, or `nil` if none does.
  package var silence: Double?

  /// The maximum duration of the recording, in seconds, or `nil` if it is unlimited.
  package var length: Double?

  /// The maximum number of characters in the text, or `nil` if it is unlimited.
  package var characters: Int?

  /// Creates the settings of `experience` with the short name of its recognizer.
  package init(_ experience: Experience, recognizer: String) {
    self.recognizer = recognizer
    preference = experience.recognizer.rawValue
    detection = experience.detection.mode.rawValue
    afterStop = experience.afterStop.rawValue
    sensitivity = experience.detection.sensitivity
    minimumSilence = experience.ending.utteranceSilence
    silence = experience.ending.silence
    length = experience.ending.length
    characters = experience.ending.characters
  }
}
