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
