import Foundation

/// Where a dictation comes from: everything that is known of it before its first word.
public struct DictationOrigin: Sendable, Hashable, Identifiable {
  /// Its name; never given twice.
  public let id: UUID

  /// The name of the experience, such as `dictation`.
  public var experience: String

  /// The field of a form that it was spoken into; nil where there is just one.
  public var field: String?

  /// The language that was listened for.
  public var locale: LocaleTag?

  /// How it was listened and recognised.
  public var settings: DictationSettings

  /// When it began, by the calendar.
  public var startedAt: Date

  /// Makes an origin.
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
