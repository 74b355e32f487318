import Foundation

/// One thing that a person captured, as the captures API keeps it.
public struct Something: Sendable, Hashable, Codable, Identifiable {
  /// Its number.
  public var id: Int

  /// Whose it is.
  public var userId: String

  /// The text; nil for what is not text.
  public var content: String?

  /// What it is made of.
  public var contentType: ContentType

  /// Where its picture, film or page is; nil for text.
  public var mediaUrl: String?

  /// What the service makes of it; nil until it has thought about it.
  public var meaning: String?

  /// Whether the person has rewritten the meaning.
  public var isMeaningUserEdited: Bool

  /// How new it is among this person's captures, 0…1; nil when nobody has compared it.
  public var noveltyScore: Double?

  /// When it was made.
  public var createdAt: Date

  /// When it was changed last.
  public var updatedAt: Date

  /// Makes one.
  public init(
    id: Int, userId: String, content: String?, contentType: ContentType = .text,
    mediaUrl: String? = nil, meaning: String? = nil, isMeaningUserEdited: Bool = false,
    noveltyScore: Double? = nil, createdAt: Date, updatedAt: Date
  ) {
    self.id = id
    self.userId = userId
    self.content = content
    self.contentType = contentType
    self.mediaUrl = mediaUrl
    self.meaning = meaning
    self.isMeaningUserEdited = isMeaningUserEdited
    self.noveltyScore = noveltyScore
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}

extension Something: Confidential {
  /// Its number and kind, and how long its texts are.
  public var description: String {
    "Something(id: \(id), \(contentType), content: \(content?.veiled ?? "nil"), "
      + "meaning: \(meaning?.veiled ?? "nil"))"
  }
}
