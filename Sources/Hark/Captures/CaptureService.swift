import Foundation

/// Saves the user's captures.
///
/// For adapter authors: a call may return only after the text has been saved permanently. If a call
/// throws, either nothing was saved, or a repeated call returns the capture that was already saved.
/// Apply a timeout to every wait. The text must not appear in errors or logs. Throw
/// `CaptureFailure`s.
public protocol CaptureService: Sendable {
  /// Saves `content` and returns the saved capture, with its meaning if already available.
  func save(_ content: String, as contentType: SavedCapture.ContentType) async throws
    -> SavedCapture
}

/// The reason a capture could not be saved; the user's text always stays in the field.
public enum CaptureFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The service rejected the request (400 and similar).
  case invalid

  /// The user is not signed in, the session has expired, or access is denied (401, 403).
  case unauthorized

  /// The text exceeds the service's limit (413).
  case tooLong

  /// The service understood the request but cannot process it (422).
  case unprocessable

  /// Too many captures in a short time (429).
  case tooMany

  /// The service failed (500 and similar) or sent an invalid response.
  case serverError

  /// The service cannot be reached.
  case unreachable

  /// The service did not respond in time.
  case timedOut
}

extension CaptureFailure: LocalizedError {
  /// The problem and how to fix it, in one sentence.
  public var errorDescription: String? {
    switch self {
    case .invalid: "The captures service rejected the request: update the app."
    case .unauthorized: "The user is not signed in: sign in and try again."
    case .tooLong: "The text is too long for the captures service: shorten it."
    case .unprocessable: "The captures service cannot process the text: change it and try again."
    case .tooMany: "Too many captures were saved in a short time: wait and try again."
    case .serverError: "The captures service failed: try again later."
    case .unreachable: "The captures service cannot be reached: connect and try again."
    case .timedOut: "The captures service did not respond in time: try again."
    }
  }
}

/// A user's capture, as stored by the captures API.
public struct SavedCapture: Sendable, Hashable, Codable, Identifiable {
  /// The identifier.
  public var id: Int

  /// The identifier of the owner.
  public var userId: String

  /// The text; `nil` for other content types.
  public var content: String?

  /// The type of the content.
  public var contentType: SavedCapture.ContentType

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
    id: Int, userId: String, content: String?, contentType: SavedCapture.ContentType = .text,
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

  /// The type of a capture's content; spoken and typed content are both `text`.
  public enum ContentType: String, Sendable, Hashable, Codable, CaseIterable {
    /// Text, typed or spoken.
    case text

    /// An image.
    case image

    /// A video.
    case video

    /// A web page.
    case url
  }
}

extension SavedCapture: Confidential {
  /// The identifier, the content type, and the lengths of the content and the meaning.
  public var description: String {
    "SavedCapture(id: \(id), \(contentType), content: \(content?.veiled ?? "nil"), "
      + "meaning: \(meaning?.veiled ?? "nil"))"
  }
}
