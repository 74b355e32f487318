import Foundation

/// A user's capture, as stored by the captures API.
public struct Something: Sendable, Hashable, Codable, Identifiable {
  /// The identifier.
  public var id: Int

  /// The identifier of the owner.
  public var userId: String

  /// The text; `nil` for other content types.
  public var content: String?

  /// The type of the content.
  public var contentType: ContentType

  /// The address of the image, video, or page; `nil` for text.
  public var mediaUrl: String?

  /// The meaning that the service derived; `nil` until it is available.
  public var meaning: String?

  /// Whether the user has edited the meaning.
  public var isMeaningUserEdited: Bool

  /// The novelty relative to the user's other captures, 0…1; `nil` if it has not been computed.
  public var noveltyScore: Double?

  /// The time of creation.
  public var createdAt: Date

  /// The time of the last change.
  public var updatedAt: Date

  /// Creates a capture.
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
  /// The identifier, the content type, and the lengths of the texts.
  public var description: String {
    "Something(id: \(id), \(contentType), content: \(content?.veiled ?? "nil"), "
      + "meaning: \(meaning?.veiled ?? "nil"))"
  }
}
